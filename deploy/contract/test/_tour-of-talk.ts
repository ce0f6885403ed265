import { until } from '@kindred/chassis/testing/until';
import { io } from 'socket.io-client';
import type { Member } from '../src/testing/members.ts';
import { pages, type Tour } from './_tour.ts';
import { aForm } from './_tour-of-profiles.ts';

/** Ratings: given, replaced, listed, taken back, and what becomes of the average. */
export async function tourRatings(tour: Tour, rater: Member, rated: Member, third: Member): Promise<void> {
  const { go, goUntil } = tour;
  const rate = (from: Member, ratingNumber: number, headers = {}) =>
    go('POST /ratings/add-new-rating', {
      token: from.token,
      body: { ratedUserId: rated.userId, ratingNumber, comment: 'Came early.' },
      headers,
    });
  const shown = { at: { id: rated.userId } };
  await rate(rater, 4, { 'idempotency-key': 'rating-1' });
  await rate(rater, 4, { 'idempotency-key': 'rating-1' });
  await goUntil('GET /users/single-user/:id', shown, '"averageRating":4');
  await rate(rater, 5);
  await goUntil('GET /users/single-user/:id', shown, '"averageRating":5');
  await rate(third, 3);
  await rate(rated === third ? rater : third, 2);
  await goUntil('GET /users/single-user/:id', shown, '"averageRating":3.5');
  await pages(tour, 'GET /ratings/get-for-user/:userId', { at: { userId: rated.userId } });
  for (const query of ['', 'role=', 'role=artist', 'role=entrepreneur']) {
    await go('GET /ratings/get-best-ratings', { query });
    await go('GET /ratings/get-best-ratings/', { query });
  }
  await go('DELETE /ratings/remove-rating/:ratedUserId', {
    at: { ratedUserId: rated.userId },
    token: rater.token,
  });
  await goUntil('GET /users/single-user/:id', shown, '"averageRating":2');
}

/** Messages from sent to deleted, with a file, and both lists. */
export async function tourChat({ go, goUntil }: Tour, me: Member, other: Member): Promise<void> {
  const to = { at: { receiverId: other.userId }, token: me.token };
  const headers = { 'idempotency-key': 'message-1' };
  const said = await go('POST /messages/send/:receiverId', { ...to, body: { message: 'hello' }, headers });
  await go('POST /messages/send/:receiverId', { ...to, body: { message: 'hello' }, headers });
  const form = await aForm('chatimage', { message: 'look' });
  const sent = await go('POST /messages/send/:receiverId', { ...to, body: form });
  await goUntil('GET /chats/finduserconnections/', { token: other.token }, '"unreadCount":2');
  await go('GET /chats/finduserconnections', { token: other.token });
  await go('GET /chats/finduserconnections/', { token: other.token });
  const talk = { at: { userId: me.userId }, token: other.token };
  await go('GET /messages/get/:userId', talk);
  await go('GET /messages/get/:userId', { ...talk, query: `limit=1&before=${sent._id}` });
  await go('GET /messages/file/:messageId', { at: { messageId: sent._id }, token: other.token });
  const [file, signature] = sent.file.split('/media/chat/')[1].split('?');
  await go('GET /media/chat/:file', { at: { file }, query: signature });
  await go('PUT /messages/notifications/:userId', talk);
  await go('PUT /messages/notifications/:userId', { at: { userId: other.userId }, token: other.token });
  const own = { at: { messageId: said._id }, token: me.token };
  await go('PUT /messages/update/:messageId', { ...own, body: { message: 'hello again' } });
  await go('DELETE /messages/delete/:messageId', own);
  await go('DELETE /messages/delete/:messageId', { at: { messageId: sent._id }, token: me.token });
  await goUntil('GET /chats/finduserconnections', { token: other.token }, '"lastMessage":null');
}

/** Comes online and is told who else is. */
export async function tourLive({ product }: Tour, { userId, token }: Member): Promise<void> {
  const socket = io(product.url, { auth: { token }, query: { userId }, transports: ['websocket'] });
  let isTold = false;
  socket.on('getOnlineUsers', () => {
    isTold = true;
  });
  await until(() => isTold, 20_000, 'who is online');
  socket.disconnect();
}
