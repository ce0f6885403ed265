import { call } from '@kindred/chassis/testing/service-bed';
import { until } from '@kindred/chassis/testing/until';
import { expect, test } from 'vitest';
import { twoContacts } from './chat-bed.ts';
import { createLiveBed } from './live-bed.ts';

test('ending a session closes its sockets within five seconds and no others', async () => {
  const bed = await createLiveBed();
  const mira = await bed.signIn(bed.effects.ids.next(), '1.first');
  const [here, there] = [await bed.join(mira), await bed.join(await bed.signIn(mira.id, '1.second'))];
  const clara = await bed.join(await bed.signIn(bed.effects.ids.next(), '1.third'));
  await bed.revoked(mira, { sid: '1.first' });
  await until(() => !here.socket.connected);
  expect(here.of('sessionEnded')).toEqual([{ reason: 'revoked' }]);
  expect([there.socket.connected, clara.socket.connected]).toEqual([true, true]);
  expect(await bed.refusal({ token: mira.token, userId: mira.id })).toBe('session-ended');
  const { status, body } = await call(bed.chat, {
    method: 'GET',
    path: '/chats/finduserconnections/',
    token: mira.token,
  });
  expect([status, body.errors[0].code]).toEqual([401, 'session-ended']);
});

test('ending all sessions of a generation leaves the next one alone', async () => {
  const bed = await createLiveBed();
  const id = bed.effects.ids.next();
  const [old, older] = [await bed.signIn(id, '2.a'), await bed.signIn(id, '1.b')];
  const clients = [await bed.join(old), await bed.join(older)];
  const fresh = await bed.join(await bed.signIn(id, '3.c'));
  await bed.revoked(old, { beforeGeneration: 3 });
  await until(() => clients.every(({ socket }) => !socket.connected));
  expect(clients.map(({ of }) => of('sessionEnded'))).toEqual([
    [{ reason: 'revoked' }],
    [{ reason: 'revoked' }],
  ]);
  expect(fresh.socket.connected).toBe(true);
});

test('a session that ended before the start is refused after it', async () => {
  const bed = await createLiveBed();
  const [mira, clara] = await twoContacts(bed);
  const ended = await bed.signIn(mira.id, '1.gone');
  await bed.revoked(ended, { sid: '1.gone' });
  const restarted = await bed.startChat();
  const answer = await call(restarted, {
    method: 'POST',
    path: `/messages/send/${clara.id}`,
    token: ended.token,
    body: { message: 'from the past' },
  });
  expect([answer.status, answer.body.errors[0].code]).toEqual([401, 'session-ended']);
});

test('a token that runs out closes its socket', async () => {
  const bed = await createLiveBed();
  const id = bed.effects.ids.next();
  const token = await bed.signToken({ userId: id, lifetimeMs: 2_000 });
  const client = await bed.join({ id, token });
  await until(() => !client.socket.connected);
  expect(client.of('sessionEnded')).toEqual([{ reason: 'expired' }]);
});
