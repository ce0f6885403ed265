import { until } from '@kindred/chassis/testing/until';
import { expect, test } from 'vitest';
import { twoContacts } from './chat-bed.ts';
import { createLiveBed } from './live-bed.ts';

test('invented events reach nobody and the process lives', async () => {
  const bed = await createLiveBed();
  const [mira, clara] = await twoContacts(bed);
  const [a, b] = [await bed.join(mira), await bed.join(clara)];
  let isAnswered = false;
  a.socket.emit('join', `user:${clara.id}`);
  a.socket.emit('newMessage', { message: 'forged', receiverId: clara.id });
  a.socket.emit('error', new Error('boom'));
  a.socket.emit('connection');
  a.socket.emit('__proto__', { isAdmin: true });
  a.socket.emit('ask', 1, () => {
    isAnswered = true;
  });
  const { body } = await bed.send(clara, mira, 'still here');
  await a.hears('newMessage');
  expect(a.socket.connected).toBe(true);
  expect(isAnswered).toBe(false);
  expect(b.of('newMessage')).toEqual([body]);
  expect(a.of('newMessage')).toEqual([body]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('a client that keeps talking is disconnected', async () => {
  const bed = await createLiveBed();
  const { socket } = await bed.join(await bed.member());
  for (let i = 0; i < 30; i += 1) socket.emit('noise', i);
  await until(() => !socket.connected);
});

test.each([
  ['too long', (size: number) => 'a'.repeat(size)],
  ['binary', (size: number) => Buffer.alloc(size)],
])('a packet that is %s closes the socket', async (_name, make) => {
  const bed = await createLiveBed();
  const { socket } = await bed.join(await bed.member());
  socket.emit('big', make(1_000_000));
  await until(() => !socket.connected);
});

test.each([
  '4',
  '40',
  '40/other',
  '42["disconnect"]',
  '42["error"]',
  '42["newMessage"',
  '451-["x"]',
  '2x',
  '43999["ack"]',
  '\u0000',
])('a client that speaks %j does no harm', async (packet) => {
  const bed = await createLiveBed();
  const [mira, clara] = await twoContacts(bed);
  const b = await bed.join(clara);
  const raw = new WebSocket(`${bed.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  await new Promise((resolve) => raw.addEventListener('open', resolve));
  raw.send(`40{"token":"${mira.token}"}`);
  raw.send(packet);
  const { body } = await bed.send(mira, clara, 'still here');
  expect(await b.hears('newMessage')).toEqual(body);
  raw.close();
});
