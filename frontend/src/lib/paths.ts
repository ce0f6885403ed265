import type { Role } from './api-types.ts';

/** Every address of the app: pages first, then the server's calls. */
export const pages = {
  landing: '/',
  information: '/QA',
  registerRole: '/register-questions',
  registerCategory: '/register-questions/category',
  register: '/register',
  signIn: '/sign-in',
  emailConfirmation: '/email-confirmation/:token',
  confirmedUser: '/confirmed-user',
  resetPassword: '/resetpassword/:token',
  homeArtist: '/homeArtist',
  homeEntrepreneur: '/E',
  chatbox: '/chatbox',
  profileArtist: '/profile-artist/:userId',
  profileEntrepreneur: '/ProfilePageEntrepreneur/:userId',
} as const;

export const confirmationPath = (code: string) => `/email-confirmation/${encodeURIComponent(code)}`;

export type InformationTab = 'qa' | 'privacy' | 'terms' | 'impressum';

export const homePath = (role: Role) => (role === 'artist' ? pages.homeArtist : pages.homeEntrepreneur);

/** An artist's profile or, for every other role, an entrepreneur's. */
export const profilePath = ({ _id, role }: { _id: string; role: string }) =>
  (role === 'artist' ? pages.profileArtist : pages.profileEntrepreneur).replace(
    ':userId',
    encodeURIComponent(_id),
  );

export const informationPath = (tab: InformationTab) =>
  tab === 'qa' ? pages.information : `${pages.information}?tab=${tab}`;

export const signInPath = (next?: string) =>
  next === undefined ? pages.signIn : `${pages.signIn}?next=${encodeURIComponent(next)}`;

export const calls = {
  signIn: '/users/signin',
  signOut: '/users/signout',
  register: '/users/register',
  resendConfirmation: '/users/resend-confirmation',
  confirmEmail: (token: string) => `/users/emailconfirm/${encodeURIComponent(token)}`,
  requestPasswordReset: '/users/changepassword',
  updatePassword: (token: string) => `/users/updatepassword/${encodeURIComponent(token)}`,
  loggedUser: '/users/loggeduser',
  allMembers: '/users/all-the-users',
  updateMember: (id: string) => `/users/update/${id}`,
  member: (id: string) => `/users/single-user/${encodeURIComponent(id)}`,
  profileImage: (id: string) => `/users/update-profile-pic/${id}`,
  profileBackground: (id: string) => `/users/update-profile-back/${id}`,
  addPortfolioImage: (id: string) => `/users/upload-port-img/${id}`,
  deletePortfolioImage: (id: string) => `/users/delete-port-img/${id}`,
  addLanguage: (id: string) => `/users/add-language/${id}`,
  deleteLanguage: (id: string) => `/users/delete-language/${id}`,
  about: (id: string) => `/profile/user/${id}/about`,
  addInterest: (id: string) => `/profile/interests/${id}`,
  deleteInterest: (id: string) => `/profile/delete-interests/${id}`,
  addPersonality: (id: string) => `/profile/personality/${id}`,
  deletePersonality: (id: string) => `/profile/delete-personality/${id}`,
  addRating: '/ratings/add-new-rating',
  bestRatings: '/ratings/get-best-ratings/?role=',
  ratings: (id: string) => `/ratings/get-for-user/${id}`,
  sendConnectionRequest: '/users/send-connection-request',
  acceptConnectionRequest: '/users/accept-connection-request',
  rejectConnectionRequest: '/users/reject-connection-request',
  deleteConnection: '/users/delete-connection',
  contacts: '/chats/finduserconnections/',
  messages: (userId: string) => `/messages/get/${userId}`,
  sendMessage: (receiverId: string) => `/messages/send/${receiverId}`,
  updateMessage: (id: string) => `/messages/update/${id}`,
  deleteMessage: (id: string) => `/messages/delete/${id}`,
  fileLink: (id: string) => `/messages/file/${id}`,
  clearNotifications: (userId: string) => `/messages/notifications/${userId}`,
  offers: '/offers',
  createOffer: '/offers/create',
  findOffer: (id: string) => `/offers/find/${id}`,
  updateOffer: (id: string) => `/offers/update/${id}`,
  deleteOffer: (id: string) => `/offers/${id}`,
  applyToOffer: '/offers/apply',
  favouriteOffer: (id: string) => `/users/add-fav-offer/${id}`,
  contactForm: '/send-email/user-specific',
} as const;

/** Only a path of this app may be followed after sign-in, never another host. */
export function ownPath(next: string | null): string | null {
  if (next === null || !next.startsWith('/')) return null;
  const base = 'https://kindred.invalid';
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  if (url === null || url.origin !== base) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
