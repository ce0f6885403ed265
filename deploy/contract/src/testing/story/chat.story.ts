import { textAt, valueAt } from '../../calls/value-at.ts';
import { openLive } from './live.ts';
import { aPicture, type Cast } from './stage.ts';

const says = (words: string) => (payload: unknown) => valueAt(payload, 'message') === words;
const isAbout = (_id: string) => (payload: unknown) => valueAt(payload, '_id') === _id;

/** Writes with a picture, is heard, changes the words, is read, takes them back. */
export async function talk({ product, perform, record, mira, otto }: Cast): Promise<void> {
  const live = await openLive(product.url, otto, record);
  const body = { message: 'Low water at nine.', chatimage: await aPicture('#556677') };
  // Chat learns of the connection a moment after it was made.
  const sent = await perform('POST /messages/send/{receiverId}', {
    token: mira.token,
    params: { receiverId: otto.userId },
    body,
    until: () => true,
  });
  const messageId = textAt(sent, '_id');
  await live.hears('newMessage', isAbout(messageId));
  await live.hears('notification', (payload) => valueAt(payload, 'senderId') === mira.userId);
  await live.hears('lastMessage', (payload) => valueAt(payload, 'message', '_id') === messageId);
  await downloads(textAt(sent, 'file'), product.url);
  await perform('GET /messages/get/{userId}', {
    token: otto.token,
    params: { userId: mira.userId },
    until: (answer) => valueAt(answer, 0, '_id') === messageId,
  });
  await perform('GET /chats/finduserconnections/', {
    token: otto.token,
    until: (answer) => valueAt(answer, 0, 'lastMessage', '_id') === messageId,
  });
  await perform('PUT /messages/notifications/{userId}', {
    token: otto.token,
    params: { userId: mira.userId },
  });
  const own = { token: mira.token, params: { messageId } };
  await perform('PUT /messages/update/{messageId}', { ...own, body: { message: 'Low water at ten.' } });
  await live.hears('messageUpdate', says('Low water at ten.'));
  await perform('DELETE /messages/delete/{messageId}', own);
  await live.hears('messageDeleted', isAbout(messageId));
  live.close();
}

/** "An attachment download fetches the file URL as a blob." */
async function downloads(file: string, base: string): Promise<void> {
  const answer = await fetch(new URL(file, base));
  const blob = await answer.blob();
  if (!answer.ok || blob.size === 0) throw new Error(`the file answers ${answer.status}`);
}
