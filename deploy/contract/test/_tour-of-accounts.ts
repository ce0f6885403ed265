import { until } from '@kindred/chassis/testing/until';
import type { Member } from '../src/testing/members.ts';
import type { Tour } from './_tour.ts';

const PASSWORD = 'two inks make a third';
const EMAIL = 'tour@member.kindred.example';

/** Identity and mail: registration to sign-out, a new password, the contact form. */
export async function tourAccounts({ go, product }: Tour): Promise<void> {
  const tokenOfMail = async (count: number, page: string): Promise<string> => {
    const mails = await until(
      async () => {
        const found = await product.cluster.mailbox.list(EMAIL);
        return found.length >= count ? found : undefined;
      },
      20_000,
      `mail ${count}`,
    );
    return new RegExp(`/${page}/([\\w-]+)`).exec(mails[0]?.text ?? '')?.[1] ?? '';
  };
  const account = {
    email: EMAIL,
    password: PASSWORD,
    role: 'artist',
    categories: ['Painting'],
    terms: { accepted: true, version: '1' },
  };
  const headers = { 'idempotency-key': 'tour-1' };
  await go('POST /users/register', { body: account, headers });
  await go('POST /users/register', { body: account, headers });
  await tokenOfMail(1, 'email-confirmation');
  await go('POST /users/register', { body: { ...account, categories: ['Dance'] } });
  await tokenOfMail(2, 'email-confirmation');
  await go('POST /users/resend-confirmation', { body: { email: EMAIL } });
  const confirmation = await tokenOfMail(3, 'email-confirmation');
  await go('POST /users/signin', { body: { email: EMAIL, password: PASSWORD }, status: 403 });
  await go('POST /users/emailconfirm/:token', { at: { token: confirmation } });
  const { token } = await go('POST /users/signin', { body: { email: EMAIL, password: PASSWORD } });
  await go('POST /users/signout', { token });
  await go('POST /users/changepassword', { body: { email: EMAIL } });
  const reset = await tokenOfMail(4, 'resetpassword');
  const password = 'a third is made of two';
  await go('PUT /users/updatepassword/:token', { at: { token: reset }, body: { password } });
  await tokenOfMail(5, '');
  await go('POST /users/signin', { body: { email: EMAIL, password } });
  const body = { senderEmail: 'visitor@kindred.example', subject: 'User Message to DEVs', message: 'Hello' };
  await go('POST /send-email/user-specific', { body });
  await until(
    async () => (await product.cluster.mailbox.list('founders@kindred.example')).length > 0,
    20_000,
    'the contact message',
  );
}

/** The ends of accounts: one is suspended and comes back, one leaves with everything they made. */
export async function tourEnds({ go, goUntil, product }: Tour, leaver: Member): Promise<void> {
  const admin = await product.members.make();
  await product.cluster.services.identity.setAdmin(admin.email, true);
  const suspended = await product.members.make({ firstname: 'Sus' });
  const at = { id: suspended.userId };
  await go('POST /users/suspend/:id', { at, token: admin.token });
  await go('POST /users/reinstate/:id', { at, token: admin.token });
  await go('POST /users/delete-account', { token: leaver.token, body: { password: leaver.password } });
  await goUntil('GET /users/single-user/:id', { at: { id: leaver.userId } }, 'not-found');
}
