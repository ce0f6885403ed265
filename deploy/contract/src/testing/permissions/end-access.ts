import { until } from '@kindred/chassis/testing/until';
import type { Member } from '../members.ts';
import type { Product } from '../product.ts';
import type { Call } from '../send-call.ts';

const KNOWN_MS = 20_000;

function ending(member: Member, how: 'signed-out' | 'suspended' | 'deleted', admin: Member): Call {
  const { token, password } = member;
  if (how === 'signed-out') return { method: 'POST', path: '/users/signout', token };
  return how === 'deleted'
    ? { method: 'POST', path: '/users/delete-account', token, body: { password } }
    : { method: 'POST', path: `/users/suspend/${member.userId}`, token: admin.token };
}

/** Ends what a member's token is good for, and waits until every service knows. */
export async function endAccess(
  { call }: Product,
  member: Member,
  how: 'signed-out' | 'suspended' | 'deleted',
  admin: Member,
): Promise<void> {
  const { userId, token } = member;
  await call(ending(member, how, admin));
  const knows = (path: string, status: number, asked?: string) =>
    until(
      async () => (await call({ method: 'GET', path, token: asked })).status === status,
      KNOWN_MS,
      `${how} at ${path}`,
    );
  await knows('/users/loggeduser', 401, token);
  if (how === 'signed-out') return;
  await knows(`/users/single-user/${userId}`, 404);
  await knows(`/ratings/get-for-user/${userId}`, 404);
  const offers = async () => (await call({ method: 'GET', path: `/offers?createdBy=${userId}` })).text;
  await until(async () => (await offers()).includes('"offers":[]'), KNOWN_MS, `${how} at offers`);
}
