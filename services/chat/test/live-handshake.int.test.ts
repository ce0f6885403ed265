import { until } from '@kindred/chassis/testing/until';
import { io } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { ORIGIN, twoContacts } from './chat-bed.ts';
import { createLiveBed, type LiveClient } from './live-bed.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('opening the live channel', () => {
  test('needs a token that is valid here', async () => {
    const bed = await createLiveBed();
    const other = await createLiveBed({ seed: 2 });
    const { id, token } = await bed.member();
    const [, claims = '', signature = ''] = token.split('.');
    const unsigned = base64url({ alg: 'none', typ: 'JWT' });
    const refused: [string, unknown, string][] = [
      ['none', undefined, 'token-missing'],
      ['an empty one', '', 'token-missing'],
      ['a number', 7, 'token-invalid'],
      ['an object', { $gt: '' }, 'token-invalid'],
      ['nonsense', 'nonsense', 'token-invalid'],
      ['a foreign one', (await other.signIn(id)).token, 'token-invalid'],
      ['an expired one', await bed.signToken({ userId: id, lifetimeMs: -60_000 }), 'token-expired'],
      ['alg none', `${unsigned}.${claims}.`, 'token-invalid'],
      ['alg none with a signature', `${unsigned}.${claims}.${signature}`, 'token-invalid'],
      ['a changed one', `${token.slice(0, -4)}AAAA`, 'token-invalid'],
    ];
    for (const [name, sent, code] of refused) {
      expect([name, await bed.refusal({ token: sent, userId: id })]).toEqual([name, code]);
    }
  });

  test('refuses the id of somebody else, and takes the id from the token when none is claimed', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = [await bed.member(), await bed.member()];
    await bed.connected(mira, clara);
    expect(await bed.refusal({ token: mira.token, userId: clara.id })).toBe('not-you');
    expect(await bed.refusal({ token: mira.token, userId: '' })).toBe('not-you');
    const { hears } = bed.open({ token: mira.token });
    await hears('getOnlineUsers');
    await bed.send(clara, mira, 'hello');
    await hears('notification', ({ receiverId }: { receiverId: string }) => receiverId === mira.id);
  });

  test('refuses a foreign page and takes the own one', async () => {
    const bed = await createLiveBed();
    const { id, token } = await bed.member();
    const from = (origin: string) => ({ token, userId: id, headers: { origin } });
    expect(await bed.refusal(from('https://evil.example'))).toBe('websocket error');
    expect(await bed.refusal(from('null'))).toBe('websocket error');
    const { socket } = bed.open(from(ORIGIN));
    await until(() => socket.connected);
  });

  test('refuses other namespaces, other paths and polling', async () => {
    const bed = await createLiveBed();
    const { id, token } = await bed.member();
    expect(await bed.refusal({ token, userId: id, path: '/admin' })).toBe('Invalid namespace');
    const elsewhere = new WebSocket(`${bed.url.replace('http', 'ws')}/socket.io2/?EIO=4&transport=websocket`);
    await new Promise((resolve) => elsewhere.addEventListener('error', resolve));
    const polling = io(bed.url, { transports: ['polling'], forceNew: true, reconnection: false });
    await new Promise((resolve) => polling.on('connect_error', resolve));
    expect(polling.connected).toBe(false);
  });

  test('lets nobody into a connection that is open already', async () => {
    const bed = await createLiveBed();
    const { socket } = await bed.join(await bed.member());
    const known = `${bed.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&sid=${socket.io.engine.id}`;
    const outcome = await new Promise((resolve) => {
      const stolen = new WebSocket(known);
      stolen.addEventListener('open', () => resolve('let in'));
      stolen.addEventListener('error', () => resolve('refused'));
    });
    expect([outcome, socket.connected]).toEqual(['refused', true]);
  });

  test('counts tries per address', async () => {
    const bed = await createLiveBed({ limitFactor: 1 });
    const { id, token } = await bed.member();
    const from = (ip: string) => ({ token, userId: id, headers: { 'x-kindred-client-ip': ip } });
    const tries = Array.from({ length: 20 }, (_, i) =>
      bed.refusal({ ...from(`2001:db8:0:1::${i}`), token: 'nonsense' }),
    );
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['token-invalid']));
    expect(await bed.refusal(from('2001:db8:0:1::ffff'))).toBe('websocket error');
    const { socket } = bed.open(from('2001:db8:0:2::1'));
    await until(() => socket.connected);
  });

  test('leaves a member five sockets and closes the oldest', async () => {
    const bed = await createLiveBed();
    const [member, contact] = await twoContacts(bed);
    const clients: LiveClient[] = [];
    for (let i = 0; i < 6; i += 1) clients.push(await bed.join(member));
    await until(() => clients[0]?.socket.connected === false);
    expect(clients.map(({ socket }) => socket.connected)).toEqual([false, true, true, true, true, true]);
    expect(clients[0]?.of('sessionEnded')).toEqual([{ reason: 'too-many' }]);
    await bed.send(contact, member, 'to all who stay');
    for (const stays of clients.slice(1)) {
      await stays.hears('newMessage');
      expect(stays.of('sessionEnded')).toEqual([]);
    }
  });
});
