import { describe, expect, it } from 'vitest';
import type { Pending } from './outbox.ts';
import { createOutbox, type Delivery } from './outbox-store.ts';

const storageKey = 'outbox:me';

function aStorage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function aServer(outcomes: Delivery[] = []) {
  const received: Pending[] = [];
  const send = async (pending: Pending): Promise<Delivery> => {
    received.push(pending);
    return outcomes.shift() ?? 'delivered';
  };
  return { received, send };
}

function anOutbox(server: ReturnType<typeof aServer>, storage = aStorage(), maySend = () => true) {
  let count = 0;
  const newKey = () => `key-${++count}`;
  return createOutbox({ storage, storageKey, send: server.send, maySend, newKey, now: () => new Date(0) });
}

describe('the outbox', () => {
  it('delivers and forgets', async () => {
    const server = aServer();
    const storage = aStorage();
    const outbox = anOutbox(server, storage);
    await outbox.write('c1', 'Hello');
    expect(server.received.map((pending) => pending.text)).toEqual(['Hello']);
    expect(outbox.snapshot()).toEqual([]);
    expect(storage.items.has(storageKey)).toBe(false);
  });

  it('retries a failed message under the key of its first attempt', async () => {
    const server = aServer(['failed']);
    const outbox = anOutbox(server);
    await outbox.write('c1', 'Hello');
    expect(outbox.snapshot()[0]?.state).toBe('failed');
    await outbox.retry('key-1');
    expect(server.received.map((pending) => pending.key)).toEqual(['key-1', 'key-1']);
    expect(outbox.snapshot()).toEqual([]);
  });

  it('queues while offline and sends in order once online', async () => {
    const server = aServer();
    let online = false;
    const outbox = anOutbox(server, aStorage(), () => online);
    await outbox.write('c1', 'first');
    await outbox.write('c1', 'second');
    expect(server.received).toEqual([]);
    online = true;
    await outbox.drain();
    expect(server.received.map((pending) => pending.text)).toEqual(['first', 'second']);
  });

  it('sends each message once when two drains run at the same time', async () => {
    const server = aServer();
    let online = false;
    const outbox = anOutbox(server, aStorage(), () => online);
    await outbox.write('c1', 'first');
    await outbox.write('c1', 'second');
    online = true;
    await Promise.all([outbox.drain(), outbox.drain()]);
    expect(server.received.map((pending) => pending.key)).toEqual(['key-1', 'key-2']);
  });

  it('finds its messages again after a reload', async () => {
    const storage = aStorage();
    await anOutbox(aServer(['connectionLost']), storage).write('c1', 'Hello');
    const server = aServer();
    await anOutbox(server, storage).drain();
    expect(server.received.map((pending) => pending.key)).toEqual(['key-1']);
  });

  it('starts empty from a damaged store', () => {
    expect(anOutbox(aServer(), aStorage({ [storageKey]: '{' })).snapshot()).toEqual([]);
  });
});
