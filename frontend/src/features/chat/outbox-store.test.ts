import { describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../lib/storage.ts';
import type { Pending } from './outbox.ts';
import { createOutbox, type Delivery, type OutboxEffects } from './outbox-store.ts';

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
    return outcomes.shift() ?? { outcome: 'delivered' };
  };
  return { received, send };
}

function anOutbox(server: ReturnType<typeof aServer>, changed: Partial<OutboxEffects> = {}) {
  let count = 0;
  return createOutbox({
    storage: aStorage(),
    storageKey,
    send: server.send,
    maySend: () => true,
    after: () => () => {},
    files: { keep: () => {}, forget: () => {} },
    newKey: () => `key-${++count}`,
    now: () => new Date(0),
    ...changed,
  });
}

/** Waits are put on a list; the test lets them pass. */
function someWaits() {
  const waits: { waitMs: number; work: () => void }[] = [];
  const after = (waitMs: number, work: () => void) => {
    const wait = { waitMs, work };
    waits.push(wait);
    return () => {
      const place = waits.indexOf(wait);
      if (place >= 0) waits.splice(place, 1);
    };
  };
  return { waits, after };
}

const failed: Delivery = { outcome: 'failed' };
const postponed = (seconds: number): Delivery => ({ outcome: 'postponed', seconds });
const textsOf = (list: { text: string }[]) => list.map(({ text }) => text);

describe('the outbox', () => {
  it('delivers and forgets', async () => {
    const server = aServer();
    const storage = aStorage();
    const outbox = anOutbox(server, { storage });
    await outbox.write('c1', 'Hello');
    expect(server.received.map((pending) => pending.text)).toEqual(['Hello']);
    expect(outbox.snapshot()).toEqual([]);
    expect(storage.items.has(storageKey)).toBe(false);
  });

  it('retries a failed message under the key of its first attempt', async () => {
    const server = aServer([failed]);
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
    const outbox = anOutbox(server, { maySend: () => online });
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
    const outbox = anOutbox(server, { maySend: () => online });
    await outbox.write('c1', 'first');
    await outbox.write('c1', 'second');
    online = true;
    await Promise.all([outbox.drain(), outbox.drain()]);
    expect(server.received.map((pending) => pending.key)).toEqual(['key-1', 'key-2']);
  });

  it('waits as long as the server asks, with everything behind it, and then goes on in order', async () => {
    const server = aServer([postponed(7)]);
    const { waits, after } = someWaits();
    const outbox = anOutbox(server, { after });
    await outbox.write('c1', 'first');
    await outbox.write('c1', 'second');
    await outbox.drain();
    expect(outbox.snapshot().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(waits.map(({ waitMs }) => waitMs)).toEqual([7_000]);
    expect(textsOf(server.received)).toEqual(['first']);
    waits[0]?.work();
    await vi.waitUntil(() => outbox.snapshot().length === 0);
    expect(textsOf(server.received)).toEqual(['first', 'first', 'second']);
    expect(server.received.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(waits).toEqual([]);
  });

  it('waits no longer when the connection is back', async () => {
    const server = aServer([postponed(60)]);
    const { waits, after } = someWaits();
    const outbox = anOutbox(server, { after });
    await outbox.write('c1', 'Hello');
    await outbox.resume();
    expect([outbox.snapshot(), waits]).toEqual([[], []]);
  });

  it('does not hold up the next message because an upload was called off', async () => {
    const server = aServer();
    const { waits, after } = someWaits();
    const line = Promise.withResolvers<Delivery>();
    const send = (pending: Pending) => (pending.key === 'key-1' ? line.promise : server.send(pending));
    const outbox = anOutbox(server, { after, send });
    const sent = Promise.all([outbox.write('c1', 'with a file'), outbox.write('c1', 'second')]);
    outbox.discard('key-1');
    line.resolve(postponed(5));
    await sent;
    expect([textsOf(server.received), outbox.snapshot(), waits]).toEqual([['second'], [], []]);
  });

  it('loses neither the message nor a subscriber when the browser has no room for it', async () => {
    const noRoom = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: noRoom, removeItem: () => {} });
    const server = aServer();
    const outbox = anOutbox(server, { storage: sessionStore(), maySend: () => false });
    const seen: string[][] = [];
    outbox.subscribe(() => seen.push(textsOf(outbox.snapshot())));
    await outbox.write('c1', 'Hello');
    expect(seen).toEqual([['Hello']]);
    await anOutbox(server, { storage: sessionStore() }).drain();
    expect(textsOf(server.received)).toEqual(['Hello']);
    vi.unstubAllGlobals();
  });

  it('finds its messages again after a reload', async () => {
    const storage = aStorage();
    await anOutbox(aServer([postponed(5)]), { storage }).write('c1', 'Hello');
    const server = aServer();
    await anOutbox(server, { storage }).drain();
    expect(server.received.map((pending) => pending.key)).toEqual(['key-1']);
  });

  it('starts empty from a damaged store', () => {
    expect(anOutbox(aServer(), { storage: aStorage({ [storageKey]: '{' }) }).snapshot()).toEqual([]);
  });
});
