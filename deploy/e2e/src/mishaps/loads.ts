import type { Account, Role } from '../account.ts';
import { profilePath } from '../profile/open-profile.ts';

/** Something a route fetches, and what it shows in every state of that. */
export interface Load {
  name: string;
  /** Absent for visitors. */
  who?: Role;
  path: (people: Record<Role, Account>) => string;
  isCall: (url: URL) => boolean;
  /** Read out while the skeleton stands. */
  loading: string;
  failed: string;
  /** The longest wait is said in words where the part is a list of its own. */
  saysWait: boolean;
  /** Asked once more by itself when the live channel opens: that is waited for first. */
  isAskedWhenLive?: true;
  /** An answer with nothing in it, and what is shown then. */
  empty?: { json: unknown; text: string };
}

const noMembers = { success: true, users: [], total: 0, totalIsExact: true, nextCursor: null };
const noOffers = { success: true, offers: [], nextCursor: null };
const path = (name: string) => (url: URL) => url.pathname === name;
const startsWith = (start: string) => (url: URL) => url.pathname.startsWith(start);
const members = (has: (params: URLSearchParams) => boolean) => (url: URL) =>
  url.pathname === '/users/all-the-users' && has(url.searchParams);
const claraInChat = ({ entrepreneur }: Record<Role, Account>) => `/chatbox?chat=${entrepreneur.userId}`;
const profileOfClara = ({ entrepreneur }: Record<Role, Account>) => profilePath(entrepreneur);

const ofVisitors: readonly Load[] = [
  {
    name: 'the carousels of the landing page',
    path: () => '/',
    isCall: members((params) => params.has('role')),
    loading: 'Loading',
    failed: 'We could not fetch our members right now.',
    saysWait: false,
    empty: { json: noMembers, text: 'No results found' },
  },
  {
    name: 'a profile',
    path: profileOfClara,
    isCall: startsWith('/users/single-user/'),
    loading: 'Loading user profile...',
    failed: 'The profile could not be loaded.',
    saysWait: true,
  },
  {
    name: 'the reviews of a profile',
    path: profileOfClara,
    isCall: startsWith('/ratings/get-for-user/'),
    loading: 'Loading reviews',
    failed: 'The reviews could not be loaded.',
    saysWait: true,
    empty: { json: { success: true, ratings: [], nextCursor: null }, text: 'No reviews yet' },
  },
  {
    name: 'the offers of a profile',
    path: profileOfClara,
    isCall: path('/offers'),
    loading: 'Loading offers',
    failed: 'The offers could not be loaded.',
    saysWait: true,
    empty: { json: noOffers, text: 'No offer available' },
  },
];

const ofHomes: readonly Load[] = [
  {
    name: 'the member at home',
    who: 'artist',
    path: () => '/homeArtist',
    isCall: path('/users/loggeduser'),
    loading: 'Loading',
    failed: 'Something slipped. Try again.',
    saysWait: true,
  },
  {
    name: 'the searching hub',
    who: 'artist',
    path: () => '/homeArtist',
    isCall: members((params) => !params.has('sort')),
    loading: 'Loading members',
    failed: 'The members could not be loaded.',
    saysWait: true,
    empty: { json: noMembers, text: 'No users found for this category.' },
  },
  {
    name: 'the top five',
    who: 'entrepreneur',
    path: () => '/E',
    isCall: members((params) => params.has('sort')),
    loading: 'Loading members',
    failed: 'The top five could not be loaded.',
    saysWait: true,
    empty: { json: noMembers, text: 'No results found' },
  },
  {
    name: 'the offers at home',
    who: 'entrepreneur',
    path: () => '/E',
    isCall: path('/offers'),
    loading: 'Loading offers',
    failed: 'The offers could not be loaded.',
    saysWait: true,
    empty: { json: noOffers, text: 'No offer available' },
  },
];

const ofTheChat: readonly Load[] = [
  {
    name: 'the contacts of the chatbox',
    who: 'artist',
    path: () => '/chatbox',
    isCall: path('/chats/finduserconnections/'),
    isAskedWhenLive: true,
    loading: 'Loading chats',
    failed: 'Your chats could not be loaded.',
    saysWait: true,
    empty: { json: [], text: 'No connections available.' },
  },
  {
    name: 'the messages of a chat',
    who: 'artist',
    path: claraInChat,
    isCall: startsWith('/messages/get/'),
    loading: 'Loading messages',
    failed: 'The messages could not be loaded.',
    saysWait: true,
    empty: { json: [], text: 'No messages available' },
  },
];

export const loads: readonly Load[] = [...ofVisitors, ...ofHomes, ...ofTheChat];
