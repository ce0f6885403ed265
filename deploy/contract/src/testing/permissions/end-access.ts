import { until } from '@kindred/chassis/testing/until';
import type { Member } from '../members.ts';
import type { Product } from '../product.ts';
import { mailedToken } from './mailed-token.ts';

const REVOKED_MS = 20_000;

/** Ends what a member's token is good for, and waits until the product knows. */
export async function endAccess(
  product: Product,
  member: Member,
  how: 'signed-out' | 'suspended' | 'deleted',
): Promise<void> {
  const { call } = product;
  if (how === 'signed-out') {
    await call({ method: 'POST', path: '/users/signout', token: member.token });
  } else {
    await call({ method: 'POST', path: '/users/changepassword', body: { email: member.email } });
    const token = await mailedToken(product, member.email, 'resetpassword');
    const body = { password: `${member.password} again` };
    await call({ method: 'PUT', path: `/users/updatepassword/${token}`, body });
  }
  const calls = ['/users/loggeduser', '/offers', '/chats/finduserconnections/'];
  for (const path of calls) {
    await until(
      async () => (await call({ method: 'GET', path, token: member.token })).status === 401,
      REVOKED_MS,
      `the end of a session at ${path}`,
    );
  }
}
