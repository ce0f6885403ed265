import { until } from '@kindred/chassis/testing/until';
import { textAt, valueAt } from '../../calls/value-at.ts';
import type { Actor, Stage } from './stage.ts';

const MAIL_MS = 30_000;
const FIRST_PASSWORD = 'a quiet harbour in march';
const PASSWORD = 'seven lanterns over water';

/** Tokens in mails to an address, newest first. */
async function mailedTokens({ product }: Stage, email: string, path: string): Promise<string[]> {
  const link = new RegExp(`/${path}/([\\w-]+)`);
  return (await product.cluster.mailbox.list(email)).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
}

const mailedToken = (stage: Stage, email: string, path: string): Promise<string> =>
  until(async () => (await mailedTokens(stage, email, path))[0], MAIL_MS, `a mail with a link to ${path}`);

/** Registers, confirms by the mailed link, forgets the password, sets another, signs in. */
export async function joins(stage: Stage, role: string, name: string): Promise<Actor> {
  const { perform } = stage;
  const email = `${name}-${process.pid}-${Math.trunc(performance.now())}@contract.kindred.example`;
  const registration = { email, password: FIRST_PASSWORD, role, categories: ['Painting', 'Music'] };
  const userId = textAt(await perform('POST /users/register', { body: registration }), 'newUser', '_id');
  const confirmation = await mailedToken(stage, email, 'email-confirmation');
  await perform('POST /users/emailconfirm/{token}', { params: { token: confirmation } });
  await perform('POST /users/changepassword', { body: { email } });
  const reset = await mailedToken(stage, email, 'resetpassword');
  await perform('PUT /users/updatepassword/{token}', {
    params: { token: reset },
    body: { password: PASSWORD },
  });
  const signedIn = await perform('POST /users/signin', { body: { email, password: PASSWORD } });
  const token = textAt(signedIn, 'token');
  await perform('GET /users/loggeduser', {
    token,
    until: (answer) => valueAt(answer, 'user', '_id') === userId,
  });
  return { userId, email, password: PASSWORD, token };
}
