import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveHub } from './live-hub.ts';
import { openLiveChannel } from './socket.ts';

/** Stands for the library's socket: it is told what the server does and counts how often it was sent back. */
class FakeSocket {
  active = true;
  connects = 0;
  readonly #listeners = new Map<string, (payload: unknown) => void>();

  on(event: string, listener: (payload: unknown) => void): this {
    this.#listeners.set(event, listener);
    return this;
  }
  connect(): this {
    this.connects += 1;
    return this;
  }
  disconnect(): this {
    return this;
  }
  hears(event: string, payload?: unknown): void {
    this.#listeners.get(event)?.(payload);
  }
}

const { sockets } = vi.hoisted(() => ({ sockets: [] as FakeSocket[] }));

vi.mock('socket.io-client', () => ({
  io: () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  },
}));

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function aConnectedChannel() {
  const hub = createLiveHub();
  const ended: string[] = [];
  hub.on('sessionEnded', ({ reason }) => ended.push(reason));
  const close = openLiveChannel(hub, { token: 't', userId: 'u' });
  const socket = await vi.waitUntil(() => sockets.pop());
  socket.hears('connect');
  return { socket, ended, close };
}

it('pushed out by newer pages, it stays away until somebody turns to its page', async () => {
  const { socket, ended } = await aConnectedChannel();
  socket.hears('sessionEnded', { reason: 'too-many' });
  socket.hears('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(600_000);
  expect([socket.connects, ended]).toEqual([0, []]);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(socket.connects).toBe(1);
  socket.hears('connect');
  socket.hears('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(5_000);
  expect(socket.connects).toBe(2);
});

it('comes back by itself from a server that closed it for its own reasons', async () => {
  const { socket } = await aConnectedChannel();
  socket.hears('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(5_000);
  expect(socket.connects).toBe(1);
});

it('tells the end of the session', async () => {
  const { socket, ended } = await aConnectedChannel();
  socket.hears('sessionEnded', { reason: 'revoked' });
  expect(ended).toEqual(['revoked']);
});

it('tells that it was refused, and tries again', async () => {
  const hub = createLiveHub();
  let refusals = 0;
  hub.on('refused', () => {
    refusals += 1;
  });
  openLiveChannel(hub, { token: 't', userId: 'u' });
  const socket = await vi.waitUntil(() => sockets.pop());
  socket.hears('connect_error');
  expect(refusals).toBe(0);
  socket.active = false;
  socket.hears('connect_error');
  vi.advanceTimersByTime(5_000);
  expect([refusals, socket.connects]).toEqual([1, 1]);
});

it('once closed, does not come back when its page is seen', async () => {
  const { socket, close } = await aConnectedChannel();
  socket.hears('sessionEnded', { reason: 'too-many' });
  socket.hears('disconnect', 'io server disconnect');
  close();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(socket.connects).toBe(0);
});
