import { mailedToken } from '../mailed-token.ts';
import type { Ask, Scene, Sent } from '../scene.ts';

const credentials = ({ world: { cast, unknownId }, state }: Ask) => {
  const { suspended, deleted } = cast.actors;
  const known = {
    'unverified account': cast.unconfirmed,
    'suspended account': suspended,
    'deleted account': deleted,
  };
  const { email, password } = known[state as keyof typeof known] ?? cast.account;
  if (state === 'wrong password') return { email, password: 'quite another one' };
  return { email: state === 'unknown address' ? `${unknownId()}@member.kindred.example` : email, password };
};

const newAccount = (email: string) => ({
  email,
  password: 'two inks make a third',
  role: 'admin',
  categories: [],
  terms: { accepted: true, version: '1' },
});

const registration = ({ world: { cast, unknownId }, state }: Ask) => {
  const email = `${unknownId()}@member.kindred.example`;
  if (state === 'taken address') return newAccount(cast.account.email);
  return state === 'terms refused'
    ? { ...newAccount(email), terms: { accepted: false, version: '1' } }
    : newAccount(email);
};

async function confirmationToken({ world: { product, as, unknownId, cast }, state }: Ask): Promise<string> {
  if (state === 'guessed token') return 'a'.repeat(43);
  const email = `${unknownId()}@member.kindred.example`;
  await as(cast.account, 'POST', '/users/register', newAccount(email));
  const token = await mailedToken(product, email, 'email-confirmation');
  if (state === 'used token') await as(cast.account, 'POST', `/users/emailconfirm/${token}`);
  return token;
}

async function resetToken({ world: { product, as }, state }: Ask): Promise<string> {
  if (state === 'guessed token') return 'a'.repeat(43);
  const member = await product.members.make();
  await as(member, 'POST', '/users/changepassword', { email: member.email });
  const token = await mailedToken(product, member.email, 'resetpassword');
  const path = `/users/updatepassword/${token}`;
  if (state === 'used token')
    await product.call({ method: 'PUT', path, body: { password: 'quite another one' } });
  return token;
}

async function leaving({ world: { product, cast }, actor, state, place }: Ask): Promise<Sent> {
  if (state !== 'right password') return { body: { password: 'quite another one' } };
  if (actor !== 'member' || (place !== 'none' && place !== 'header'))
    return { body: { password: cast.account.password } };
  const { token, password } = await product.members.make();
  return { token, body: { password } };
}

/** Set before every cell, since the cell before may have changed it. */
async function sentencedOf({ world: { as, cast, unknownId }, me, state }: Ask): Promise<string> {
  const { userId } = cast.sentenced;
  if (state === 'unknown') return unknownId();
  if (state === 'self') return me.userId;
  if (state === 'deleted') return cast.actors.deleted.userId;
  const change = state === 'suspended' ? 'suspend' : 'reinstate';
  await as(cast.actors.admin, 'POST', `/users/${change}/${userId}`);
  return userId;
}

const suspension: Scene = {
  isSetPerCell: true,
  make: async (ask) => ({ params: { id: await sentencedOf(ask) } }),
};

export const identityScenes: Readonly<Record<string, Scene>> = {
  'POST /users/signin': { make: (ask) => ({ body: credentials(ask) }) },
  'POST /users/register': { make: (ask) => ({ body: registration(ask) }) },
  'POST /users/changepassword': { make: (ask) => ({ body: { email: credentials(ask).email } }) },
  'POST /users/resend-confirmation': { make: (ask) => ({ body: { email: credentials(ask).email } }) },
  'POST /users/emailconfirm/:token': {
    make: async (ask) => ({ params: { token: await confirmationToken(ask) } }),
  },
  'PUT /users/updatepassword/:token': {
    make: async (ask) => ({
      params: { token: await resetToken(ask) },
      body: { password: 'a brand new one' },
    }),
  },
  'POST /users/signout': { make: () => ({}) },
  'POST /users/delete-account': { repeated: 'password', make: leaving },
  'POST /users/suspend/:id': suspension,
  'POST /users/reinstate/:id': suspension,
};
