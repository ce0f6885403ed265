import type { IpLimit, MemberLimit } from './limits.ts';

export type Owner = 'identity' | 'profiles' | 'offers' | 'ratings' | 'chat' | 'mail';

/** One public call: who owns it, who may call it, how often and how big. */
export interface PublicRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  owner: Owner;
  /** `member` needs a valid token; `optional` looks at one when there is one; `public` ignores it. */
  access: 'public' | 'optional' | 'member';
  /** Counted per network address before anything else. */
  perIp?: IpLimit;
  /** Counted per member, besides the general limit. */
  perMember?: MemberLimit;
  /** Bytes; DEFAULT_BODY_LIMIT when absent. */
  bodyLimit?: number;
  isMultipart?: true;
}

export const DEFAULT_BODY_LIMIT = 64 * 1024;
/** 20,000 characters of about in any script, escaped, and the fields around them. */
const PROFILE_BODY = 256 * 1024;
/** A picture of 8 MB and the form around it. */
const PICTURE_FORM = (8 * 1024 + 64) * 1024;
/** The same with 10,000 characters of text. */
const OFFER_FORM = (8 * 1024 + 128) * 1024;
/** An attachment of 10 MB and the form around it; chat counts uploads itself, since most messages have none. */
const ATTACHMENT_FORM = (10 * 1024 + 64) * 1024;

/** The one place that says which public path goes where and who may call it. */
export const publicRoutes: readonly PublicRoute[] = [
  { method: 'POST', path: '/users/signin', owner: 'identity', access: 'public', perIp: 'sign-in' },
  { method: 'POST', path: '/users/register', owner: 'identity', access: 'public', perIp: 'register' },
  {
    method: 'POST',
    path: '/users/changepassword',
    owner: 'identity',
    access: 'public',
    perIp: 'mailed-link',
  },
  {
    method: 'POST',
    path: '/users/resend-confirmation',
    owner: 'identity',
    access: 'public',
    perIp: 'mailed-link',
  },
  {
    method: 'POST',
    path: '/users/emailconfirm/:token',
    owner: 'identity',
    access: 'public',
    perIp: 'link-token',
  },
  {
    method: 'PUT',
    path: '/users/updatepassword/:token',
    owner: 'identity',
    access: 'public',
    perIp: 'link-token',
  },
  { method: 'POST', path: '/users/signout', owner: 'identity', access: 'member' },
  { method: 'POST', path: '/users/delete-account', owner: 'identity', access: 'member', perIp: 'sign-in' },
  { method: 'POST', path: '/users/suspend/:id', owner: 'identity', access: 'member', perMember: 'write' },
  { method: 'POST', path: '/users/reinstate/:id', owner: 'identity', access: 'member', perMember: 'write' },

  { method: 'GET', path: '/users/loggeduser', owner: 'profiles', access: 'member' },
  { method: 'GET', path: '/users/all-the-users', owner: 'profiles', access: 'optional' },
  { method: 'GET', path: '/users/single-user/:id', owner: 'profiles', access: 'optional' },
  { method: 'GET', path: '/users/share-card/:id', owner: 'profiles', access: 'public', perIp: 'media' },
  { method: 'GET', path: '/users/sitemap', owner: 'profiles', access: 'public' },
  { method: 'GET', path: '/users/sitemap/:day', owner: 'profiles', access: 'public' },
  {
    method: 'PUT',
    path: '/users/update/:id',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
    bodyLimit: PROFILE_BODY,
  },
  {
    method: 'PUT',
    path: '/users/update-profile-pic/:id',
    owner: 'profiles',
    access: 'member',
    perMember: 'upload',
    bodyLimit: PICTURE_FORM,
    isMultipart: true,
  },
  {
    method: 'PUT',
    path: '/users/update-profile-back/:id',
    owner: 'profiles',
    access: 'member',
    perMember: 'upload',
    bodyLimit: PICTURE_FORM,
    isMultipart: true,
  },
  {
    method: 'POST',
    path: '/users/upload-port-img/:id',
    owner: 'profiles',
    access: 'member',
    perMember: 'upload',
    bodyLimit: PICTURE_FORM,
    isMultipart: true,
  },
  {
    method: 'DELETE',
    path: '/users/delete-port-img/:id',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
  },
  {
    method: 'POST',
    path: '/users/add-language/:id',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
  },
  {
    method: 'DELETE',
    path: '/users/delete-language/:id',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
  },
  {
    method: 'POST',
    path: '/profile/user/:id/about',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
    bodyLimit: PROFILE_BODY,
  },
  {
    method: 'POST',
    path: '/profile/interests/:id',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
  },
  {
    method: 'DELETE',
    path: '/profile/delete-interests/:id',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
  },
  {
    method: 'POST',
    path: '/profile/personality/:id',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
  },
  {
    method: 'DELETE',
    path: '/profile/delete-personality/:id',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
  },
  { method: 'GET', path: '/media/profiles/:file', owner: 'profiles', access: 'public', perIp: 'media' },
  { method: 'GET', path: '/media/share/:file', owner: 'profiles', access: 'public', perIp: 'media' },
  {
    method: 'POST',
    path: '/users/add-fav-offer/:offerId',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
  },
  {
    method: 'POST',
    path: '/users/send-connection-request',
    owner: 'profiles',
    access: 'member',
    perMember: 'connection-request',
  },
  {
    method: 'POST',
    path: '/users/accept-connection-request',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
  },
  {
    method: 'POST',
    path: '/users/reject-connection-request',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
  },
  {
    method: 'POST',
    path: '/users/delete-connection',
    owner: 'profiles',
    access: 'member',
    perMember: 'write',
  },

  { method: 'GET', path: '/offers', owner: 'offers', access: 'optional' },
  { method: 'GET', path: '/offers/find/:id', owner: 'offers', access: 'optional' },
  {
    method: 'POST',
    path: '/offers/create',
    owner: 'offers',
    access: 'member',
    perMember: 'offer',
    bodyLimit: OFFER_FORM,
    isMultipart: true,
  },
  {
    method: 'PUT',
    path: '/offers/update/:id',
    owner: 'offers',
    access: 'member',
    // Offers counts uploads itself, since most changes have no image.
    perMember: 'write',
    bodyLimit: OFFER_FORM,
    isMultipart: true,
  },
  { method: 'DELETE', path: '/offers/:id', owner: 'offers', access: 'member', perMember: 'write' },
  { method: 'POST', path: '/offers/apply', owner: 'offers', access: 'member', perMember: 'write' },
  { method: 'GET', path: '/media/offers/:file', owner: 'offers', access: 'public', perIp: 'media' },

  {
    method: 'POST',
    path: '/ratings/add-new-rating',
    owner: 'ratings',
    access: 'member',
    perMember: 'rating',
  },
  {
    method: 'DELETE',
    path: '/ratings/remove-rating/:ratedUserId',
    owner: 'ratings',
    access: 'member',
    perMember: 'write',
  },
  { method: 'GET', path: '/ratings/get-for-user/:userId', owner: 'ratings', access: 'public' },
  { method: 'GET', path: '/ratings/get-best-ratings', owner: 'ratings', access: 'public' },
  { method: 'GET', path: '/ratings/get-best-ratings/', owner: 'ratings', access: 'public' },

  { method: 'GET', path: '/chats/finduserconnections', owner: 'chat', access: 'member' },
  { method: 'GET', path: '/chats/finduserconnections/', owner: 'chat', access: 'member' },
  { method: 'GET', path: '/messages/get/:userId', owner: 'chat', access: 'member' },
  {
    method: 'POST',
    path: '/messages/send/:receiverId',
    owner: 'chat',
    access: 'member',
    perMember: 'message',
    bodyLimit: ATTACHMENT_FORM,
    isMultipart: true,
  },
  {
    method: 'PUT',
    path: '/messages/update/:messageId',
    owner: 'chat',
    access: 'member',
    perMember: 'message',
  },
  {
    method: 'DELETE',
    path: '/messages/delete/:messageId',
    owner: 'chat',
    access: 'member',
    perMember: 'write',
  },
  { method: 'GET', path: '/messages/file/:messageId', owner: 'chat', access: 'member' },
  { method: 'GET', path: '/media/chat/:file', owner: 'chat', access: 'public', perIp: 'media' },
  {
    method: 'PUT',
    path: '/messages/notifications/:userId',
    owner: 'chat',
    access: 'member',
    perMember: 'write',
  },

  { method: 'POST', path: '/send-email/user-specific', owner: 'mail', access: 'public', perIp: 'contact' },
];
