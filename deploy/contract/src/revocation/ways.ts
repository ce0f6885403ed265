import { publicRoutes } from '@kindred/gateway/routes.table';
import type { Answer, Call } from '../testing/send-call.ts';
import type { Place, SignedIn } from './place.ts';

/** A way for sessions to end before their time. */
interface Way {
  name: string;
  path: string;
  /** All that is needed first; answers the call that ends the session. */
  prepare(place: Place, member: SignedIn): Promise<Call>;
}

const CHANGED = 'another walk, in the rain';

function requireSuccess(answer: Answer, what: string): void {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.text}`);
}

const all: readonly Way[] = [
  {
    name: 'signout',
    path: '/users/signout',
    prepare: async (_, { token }) => ({ method: 'POST', path: '/users/signout', token }),
  },
  {
    name: 'password change',
    path: '/users/updatepassword/:token',
    async prepare(place, { email }) {
      const asked = await place.call(0, { method: 'POST', path: '/users/changepassword', body: { email } });
      requireSuccess(asked, 'a link');
      const [, link] = /resetpassword\/([\w-]+)/.exec(await place.mailTo(email, 2)) ?? [];
      return { method: 'PUT', path: `/users/updatepassword/${link}`, body: { password: CHANGED } };
    },
  },
  {
    name: 'suspension',
    path: '/users/suspend/:id',
    async prepare(place, { userId }) {
      const admin = await place.signUp();
      await place.makeAdmin(admin.userId);
      return { method: 'POST', path: `/users/suspend/${userId}`, token: admin.token };
    },
  },
  {
    name: 'deletion',
    path: '/users/delete-account',
    prepare: async (_, { password, token }) => ({
      method: 'POST',
      path: '/users/delete-account',
      token,
      body: { password },
    }),
  },
];

/** Those the door knows. */
export const ways: readonly Way[] = all.filter((way) => publicRoutes.some(({ path }) => path === way.path));
