import { anImage } from '@kindred/chassis/testing/images';
import type { LimitName } from '../../limits/limits.table.ts';
import type { Member } from '../members.ts';
import type { Call } from '../send-call.ts';

export interface Caller {
  /** Who calls, a session of theirs in `token`. */
  me: Member;
  other: Member;
  /** The network address the call comes from. */
  address: string;
}

/** The `n`-th call of a kind, always one that succeeds or is refused for another reason than its number. */
export type LimitedCall = (caller: Caller, n: number) => Call;

const picture = new Uint8Array(await anImage({ width: 8, height: 8 }));

function form(fields: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') made.set(name, value);
    else made.set(name, new Blob([value]), 'a.png');
  }
  return made;
}

const signIn = (email: string): Call => ({
  method: 'POST',
  path: '/users/signin',
  body: { email, password: 'not the right one' },
});

const offerFields = {
  title: 'A wall',
  description: 'Sea side',
  type: 'offer',
  category: 'Painting',
  status: 'open',
};

/** One kind of call for each limit; network addresses and tokens are added by who sends them. */
export const limitedCalls: Readonly<Record<LimitName, LimitedCall>> = {
  anonymous: () => ({ method: 'GET', path: '/ratings/get-best-ratings/' }),
  member: ({ me }) => ({ method: 'GET', path: '/chats/finduserconnections/', token: me.token }),
  signInAddress: ({ me }) => signIn(me.email),
  signInNetwork: ({ me }, n) => signIn(`nobody-${n}-${me.userId}@kindred.example`),
  register: ({ me, address }, n) => ({
    method: 'POST',
    path: '/users/register',
    body: {
      email: `new-${n}-${address.replaceAll(/\W/g, '-')}-${me.userId}@kindred.example`,
      password: 'seven lanterns over water',
      role: 'artist',
      categories: [],
    },
  }),
  write: ({ me }, n) => ({
    method: 'PUT',
    path: `/users/update/${me.userId}`,
    token: me.token,
    body: { firstname: `Ada ${n}` },
  }),
  connection: ({ me, other }) => ({
    method: 'POST',
    path: '/users/send-connection-request',
    token: me.token,
    body: { receiverId: other.userId, action: 'send' },
  }),
  upload: ({ me }) => ({
    method: 'PUT',
    path: `/users/update-profile-pic/${me.userId}`,
    token: me.token,
    body: form({ profileImage: picture }),
  }),
  message: ({ me, other }, n) => ({
    method: 'POST',
    path: `/messages/send/${other.userId}`,
    token: me.token,
    body: form({ message: `Hello ${n}` }),
  }),
  rating: ({ me, other }) => ({
    method: 'POST',
    path: '/ratings/add-new-rating',
    token: me.token,
    body: { ratedUserId: other.userId, ratingNumber: 5, comment: 'Kind.' },
  }),
  offer: ({ me }) => ({
    method: 'POST',
    path: '/offers/create',
    token: me.token,
    body: form(offerFields),
  }),
  contact: () => ({
    method: 'POST',
    path: '/send-email/user-specific',
    body: { senderEmail: 'ada@example.com', subject: 'User Message to DEVs', message: 'Hello.' },
  }),
};
