import { type DocumentedCall, form, json, noBody, succeeds } from './call.ts';
import { account, profile, ratedCard, self } from './entities.ts';

const user = succeeds({ user: self });

/** Point 7, "Users": accounts. */
export const accountCalls: readonly DocumentedCall[] = [
  {
    method: 'POST',
    path: '/users/signin',
    body: json({ email: 'text', password: 'text' }),
    answer: succeeds({ token: 'token', user: account }),
  },
  {
    method: 'POST',
    path: '/users/register',
    body: json({ email: 'text', password: 'text', role: 'text', categories: 'names' }),
    answer: succeeds({ newUser: account }),
  },
  { method: 'POST', path: '/users/changepassword', body: json({ email: 'text' }), answer: succeeds() },
  { method: 'POST', path: '/users/emailconfirm/{token}', body: noBody, answer: succeeds() },
  {
    method: 'PUT',
    path: '/users/updatepassword/{token}',
    body: json({ password: 'text' }),
    answer: succeeds(),
  },
  { method: 'GET', path: '/users/loggeduser', body: noBody, answer: { fields: { user: self } } },
];

/** Point 7, "Users": members and how they stand to each other. */
export const memberCalls: readonly DocumentedCall[] = [
  {
    method: 'GET',
    path: '/users/all-the-users',
    query: ['role', 'category', 'letter', 'q', 'sort', 'limit', 'cursor'],
    body: noBody,
    answer: {
      fields: { users: { name: 'users', list: ratedCard }, total: 'count', nextCursor: 'textOrNull' },
    },
  },
  {
    method: 'GET',
    path: '/users/single-user/{id}',
    body: noBody,
    answer: { fields: { user: profile } },
  },
  {
    method: 'POST',
    path: '/users/send-connection-request',
    body: json({ senderId: 'id', receiverId: 'id' }),
    answer: succeeds({ sender: self }),
  },
  {
    method: 'POST',
    path: '/users/accept-connection-request',
    body: json({ receiverId: 'id', senderId: 'id' }),
    answer: succeeds({ receiver: self }),
  },
  {
    method: 'POST',
    path: '/users/reject-connection-request',
    body: json({ receiverId: 'id', senderId: 'id' }),
    answer: succeeds({ receiver: self }),
  },
  {
    method: 'POST',
    path: '/users/delete-connection',
    body: json({ userId: 'id', connectionId: 'id' }),
    answer: user,
  },
];

/** Point 7, "Users": what a member writes into the own profile. */
export const ownProfileCalls: readonly DocumentedCall[] = [
  {
    method: 'PUT',
    path: '/users/update/{id}',
    body: {
      kind: 'json',
      isPartial: true,
      fields: {
        firstname: 'text',
        lastname: 'text',
        title: 'text',
        location: 'text',
        categories: 'names',
        about: 'text',
      },
    },
    answer: user,
  },
  {
    method: 'PUT',
    path: '/users/update-profile-pic/{id}',
    body: form({ profileImage: 'file' }),
    answer: user,
  },
  {
    method: 'PUT',
    path: '/users/update-profile-back/{id}',
    body: form({ profileBackground: 'file' }),
    answer: user,
  },
  { method: 'POST', path: '/users/add-fav-offer/{offerId}', body: json({ userId: 'id' }), answer: user },
  // The document says "image data" and names no field: the house named it as it named the other pictures.
  {
    method: 'POST',
    path: '/users/upload-port-img/{id}',
    body: form({ portfolioImage: 'file' }),
    answer: user,
  },
  { method: 'DELETE', path: '/users/delete-port-img/{id}', body: json({ imageId: 'id' }), answer: user },
  {
    method: 'POST',
    path: '/users/add-language/{id}',
    body: json({ language: 'text', level: 'text' }),
    answer: user,
  },
  { method: 'DELETE', path: '/users/delete-language/{id}', body: json({ languageId: 'id' }), answer: user },
];
