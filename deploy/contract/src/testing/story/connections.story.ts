import { valueAt } from '../../calls/value-at.ts';
import { openLive } from './live.ts';
import type { Cast } from './stage.ts';

/** Asked, refused, asked again, accepted; the other hears of it, and both see each other online. */
export async function connect({ product, perform, record, mira, otto }: Cast): Promise<void> {
  const live = await openLive(product.url, otto, record);
  const ask = {
    token: mira.token,
    body: { senderId: mira.userId, receiverId: otto.userId },
    until: (answer: unknown) => valueAt(answer, 'sender', 'sentRequests', 0, '_id') === otto.userId,
  };
  const reply = { token: otto.token, body: { receiverId: otto.userId, senderId: mira.userId } };
  await perform('POST /users/send-connection-request', ask);
  await live.hears('pendingRequest', (sender) => valueAt(sender, '_id') === mira.userId);
  await perform('POST /users/reject-connection-request', reply);
  await perform('POST /users/send-connection-request', ask);
  await perform('GET /users/loggeduser', {
    token: otto.token,
    until: (answer) => valueAt(answer, 'user', 'pendingRequests', 0, '_id') === mira.userId,
  });
  await perform('POST /users/accept-connection-request', reply);
  const other = await openLive(product.url, mira, record);
  const isWith = (userId: string) => (online: unknown) => Array.isArray(online) && online.includes(userId);
  await live.hears('getOnlineUsers', isWith(mira.userId));
  await other.hears('getOnlineUsers', isWith(otto.userId));
  live.close();
  other.close();
}

export async function disconnect({ perform, mira, otto }: Cast): Promise<void> {
  await perform('GET /users/loggeduser', {
    token: mira.token,
    until: (answer) => valueAt(answer, 'user', 'connections', 0, '_id') === otto.userId,
  });
  const body = { userId: mira.userId, connectionId: otto.userId };
  await perform('POST /users/delete-connection', { token: mira.token, body });
}
