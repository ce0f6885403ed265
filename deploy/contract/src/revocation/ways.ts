import type { Answer, Call } from '../testing/send-call.ts';
import type { Place, SignedIn } from './place.ts';

/** A way for sessions to end before their time. */
interface Way {
  name: string;
  /** All that is needed first; answers the call that ends the session. */
  prepare(place: Place, member: SignedIn): Promise<Call>;
}

const CHANGED = 'another walk, in the rain';

function requireSuccess(answer: Answer, what: string): void {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.text}`);
}

export const ways: readonly Way[] = [
  {
    name: 'signout',
    prepare: async (_, { token }) => ({ method: 'POST', path: '/users/signout', token }),
  },
  {
    name: 'password change',
    async prepare(place, { email }) {
      const asked = await place.call(0, { method: 'POST', path: '/users/changepassword', body: { email } });
      requireSuccess(asked, 'a link');
      const [, link] = /resetpassword\/([\w-]+)/.exec(await place.mailTo(email, 2)) ?? [];
      return { method: 'PUT', path: `/users/updatepassword/${link}`, body: { password: CHANGED } };
    },
  },
  {
    name: 'suspension',
    async prepare(place, { userId }) {
      const admin = await place.signUp();
      await place.makeAdmin(admin.userId);
      return { method: 'POST', path: `/users/suspend/${userId}`, token: admin.token };
    },
  },
  {
    name: 'deletion',
    prepare: async (_, { password, token }) => ({
      method: 'POST',
      path: '/users/delete-account',
      token,
      body: { password },
    }),
  },
];
