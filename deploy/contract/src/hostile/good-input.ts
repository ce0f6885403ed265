import type { Cast } from './cast.ts';
import type { FormPart } from './form.ts';
import type { PublicCall } from './public-calls.ts';

/** What a call would take: each pair spoils one thing of it. */
export interface GoodInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  /** The picture of a call that takes nothing but a form. */
  file?: FormPart;
}

const picture = (name: string, value: Uint8Array): FormPart => ({ name, value, filename: 'a.png' });

const nowhere = '0'.repeat(32);
const newOffer = {
  title: 'A mural',
  description: 'Four walls.',
  type: 'offer',
  category: 'Painting',
  status: 'open',
};
const terms = { accepted: true, version: 'test' };

/** By the name of a call; a call that is missing here fails the test. */
const inputs: Readonly<Record<string, (cast: Cast) => GoodInput>> = {
  'POST /users/signin': ({ me }) => ({ body: { email: me.email, password: me.password } }),
  'POST /users/register': ({ me }) => ({
    body: { email: 'new@member.kindred.example', password: me.password, role: 'artist', terms },
  }),
  'POST /users/changepassword': () => ({ body: { email: 'nobody@member.kindred.example' } }),
  'POST /users/resend-confirmation': () => ({ body: { email: 'nobody@member.kindred.example' } }),
  'POST /users/emailconfirm/:token': () => ({ params: { token: nowhere } }),
  'PUT /users/updatepassword/:token': ({ me }) => ({
    params: { token: nowhere },
    body: { password: me.password },
  }),
  'POST /users/signout': () => ({}),
  // Well built and refused for what it says: the one call that would end the cast, and two that admins alone make.
  'POST /users/delete-account': () => ({ body: { password: 'somebody else would know' } }),
  'POST /users/suspend/:id': ({ stranger }) => ({ params: { id: stranger.userId } }),
  'POST /users/reinstate/:id': ({ stranger }) => ({ params: { id: stranger.userId } }),
  'GET /users/loggeduser': () => ({}),
  'GET /users/all-the-users': () => ({}),
  'GET /users/single-user/:id': ({ me }) => ({ params: { id: me.userId } }),
  'GET /users/share-card/:id': ({ me }) => ({ params: { id: me.userId } }),
  'GET /users/sitemap': () => ({}),
  'GET /users/sitemap/:day': () => ({ params: { day: '2026-11-21' } }),
  'PUT /users/update/:id': ({ me }) => ({ params: { id: me.userId }, body: { title: 'Painter' } }),
  'PUT /users/update-profile-pic/:id': ({ me, image }) => ({
    params: { id: me.userId },
    file: picture('profileImage', image),
  }),
  'PUT /users/update-profile-back/:id': ({ me, image }) => ({
    params: { id: me.userId },
    file: picture('profileBackground', image),
  }),
  'POST /users/upload-port-img/:id': ({ me, image }) => ({
    params: { id: me.userId },
    file: picture('portfolioImage', image),
  }),
  'DELETE /users/delete-port-img/:id': ({ me, offerId }) => ({
    params: { id: me.userId },
    body: { imageId: offerId },
  }),
  'POST /users/add-language/:id': ({ me }) => ({
    params: { id: me.userId },
    body: { language: 'Polski', level: 'Fluent' },
  }),
  'DELETE /users/delete-language/:id': ({ me, languageId }) => ({
    params: { id: me.userId },
    body: { languageId },
  }),
  'POST /profile/user/:id/about': ({ me }) => ({ params: { id: me.userId }, body: { about: '<p>Hi</p>' } }),
  'POST /profile/interests/:id': ({ me }) => ({ params: { id: me.userId }, body: { interest: 'Lino' } }),
  'DELETE /profile/delete-interests/:id': ({ me, interestId }) => ({
    params: { id: me.userId },
    body: { interestId },
  }),
  'POST /profile/personality/:id': ({ me }) => ({ params: { id: me.userId }, body: { personality: 'Calm' } }),
  'DELETE /profile/delete-personality/:id': ({ me, personalityId }) => ({
    params: { id: me.userId },
    body: { personalityId },
  }),
  'GET /media/profiles/:file': () => ({ params: { file: `${nowhere}-640.webp` } }),
  'GET /media/share/:file': ({ me }) => ({ params: { file: `${me.userId}.png` } }),
  'POST /users/add-fav-offer/:offerId': ({ foreignOfferId }) => ({
    params: { offerId: foreignOfferId },
    body: { favourite: true },
  }),
  'POST /users/send-connection-request': ({ stranger }) => ({
    body: { receiverId: stranger.userId, action: 'send' },
  }),
  'POST /users/accept-connection-request': ({ contact }) => ({ body: { senderId: contact.userId } }),
  'POST /users/reject-connection-request': ({ stranger }) => ({ body: { senderId: stranger.userId } }),
  'POST /users/delete-connection': ({ stranger }) => ({ body: { connectionId: stranger.userId } }),
  'GET /offers': () => ({}),
  'GET /offers/find/:id': ({ offerId }) => ({ params: { id: offerId } }),
  'POST /offers/create': () => ({ body: newOffer }),
  'PUT /offers/update/:id': ({ offerId }) => ({ params: { id: offerId }, body: { title: 'A wall' } }),
  'DELETE /offers/:id': ({ offerId }) => ({ params: { id: offerId } }),
  'POST /offers/apply': ({ foreignOfferId }) => ({ body: { offerId: foreignOfferId } }),
  'GET /media/offers/:file': () => ({ params: { file: `${nowhere}-640.webp` } }),
  'POST /ratings/add-new-rating': ({ contact }) => ({
    body: { ratedUserId: contact.userId, ratingNumber: 4, comment: 'Fine.' },
  }),
  'DELETE /ratings/remove-rating/:ratedUserId': ({ stranger }) => ({
    params: { ratedUserId: stranger.userId },
  }),
  'GET /ratings/get-for-user/:userId': ({ contact }) => ({ params: { userId: contact.userId } }),
  'GET /ratings/get-best-ratings': () => ({}),
  'GET /chats/finduserconnections': () => ({}),
  'GET /messages/get/:userId': ({ contact }) => ({ params: { userId: contact.userId } }),
  'POST /messages/send/:receiverId': ({ contact }) => ({
    params: { receiverId: contact.userId },
    body: { message: 'Hello.' },
  }),
  'PUT /messages/update/:messageId': ({ messageId }) => ({
    params: { messageId },
    body: { message: 'Hello again.' },
  }),
  'DELETE /messages/delete/:messageId': ({ messageId }) => ({ params: { messageId } }),
  'GET /messages/file/:messageId': ({ messageId }) => ({ params: { messageId } }),
  'GET /media/chat/:file': () => ({
    params: { file: nowhere },
    query: { expires: '1', signature: nowhere },
  }),
  'PUT /messages/notifications/:userId': ({ contact }) => ({ params: { userId: contact.userId } }),
  'POST /send-email/user-specific': () => ({
    body: { senderEmail: 'visitor@example.com', subject: 'User Message to DEVs', message: 'Hello.' },
  }),
};

export function goodInput({ name }: PublicCall, cast: Cast): GoodInput {
  const input = inputs[name];
  if (!input) throw new Error(`${name} has no good input`);
  return input(cast);
}
