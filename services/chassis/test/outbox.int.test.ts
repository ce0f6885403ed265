import { expect, it } from 'vitest';
import { type AggregateDocument, createAggregates } from '../src/outbox/aggregates.ts';
import type { Collection } from '../src/ports/documents.ts';
import { anOutbox, busThat, naming, sequences } from './_outbox-bed.ts';

it('publishes what a write left and then carries nothing more', async () => {
  const { make, rename, relay, published, things } = await anOutbox();
  await make('a', 'one');
  await rename('a', 'two');
  await relay().drain();
  const messages = await published();
  expect(sequences(messages)).toEqual(['a:1', 'a:2']);
  expect(messages[0]?.headers).toMatchObject({
    ce_specversion: '1.0',
    ce_type: 'thing.named',
    ce_source: 'test',
    ce_id: 'a:thing.named:1:0',
    ce_time: '2026-01-01T00:00:00.000Z',
  });
  expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', name: 'two', version: 2 });
});

it('loses nothing to a crash between write and publish', async () => {
  const { make, relay, published } = await anOutbox();
  await make('a', 'one');
  // The process died here; another one starts later.
  await relay().drain();
  expect(sequences(await published())).toEqual(['a:1']);
});

it('publishes again after a crash between publish and mark, with the same event id', async () => {
  const { bus, clock, make, relay, published, things } = await anOutbox();
  await make('a', 'one');
  const dying = relay({
    bus: busThat(bus, async (messages) => {
      await bus.publish(messages);
      return new Promise(() => {});
    }),
  });
  void dying.drain();
  await expect.poll(async () => (await things.findOne({ _id: 'a' }))?.claim).toBeTypeOf('string');
  await expect.poll(async () => (await published()).length).toBe(1);

  const next = relay();
  next.start();
  await clock.advance(29_000);
  expect(await published()).toHaveLength(1);
  await clock.advance(5_000);
  await expect.poll(async () => (await published()).length).toBe(2);
  const ids = (await published()).map(({ headers }) => headers.ce_id);
  expect(new Set(ids).size).toBe(1);
  await next.close();
  expect((await things.findOne({ _id: 'a' }))?.claim).toBeUndefined();
});

it('frees a claim at once where nobody else can hold it', async () => {
  const { make, relay, published, things } = await anOutbox();
  await make('a', 'one');
  await things.updateOne({ _id: 'a' }, { $set: { claim: 'left by a crash' } });
  const next = relay({ isSoleOwner: true });
  next.start();
  await expect.poll(async () => (await published()).length).toBe(1);
  await next.close();
});

it('keeps events while the broker is gone and sends them in order when it is back', async () => {
  const { bus, clock, make, rename, relay, published } = await anOutbox();
  let isGone = true;
  const next = relay({
    bus: busThat(bus, (messages) => (isGone ? Promise.reject(new Error('gone')) : bus.publish(messages))),
  });
  next.start();
  await make('a', 'one');
  next.wake();
  await clock.advance(3_000);
  await rename('a', 'two');
  await clock.advance(3_000);
  expect(await published()).toEqual([]);
  isGone = false;
  await clock.advance(3_000);
  await expect.poll(async () => sequences(await published())).toEqual(['a:1', 'a:2']);
  await next.close();
});

it('lets two relays share the work without losing, doubling or mixing up anything', async () => {
  const { make, rename, relay, published } = await anOutbox();
  const ids = Array.from({ length: 40 }, (_, i) => `t${i}`);
  for (const id of ids) await make(id, 'one');
  for (const id of ids) await rename(id, 'two');
  await Promise.all([relay().drain(), relay().drain()]);
  const seen = sequences(await published());
  expect(seen).toHaveLength(80);
  expect(new Set(seen).size).toBe(80);
  for (const id of ids) expect(seen.filter((s) => s.startsWith(`${id}:`))).toEqual([`${id}:1`, `${id}:2`]);
});

it('publishes many documents side by side, at most twenty, each in its order', async () => {
  const { bus, make, rename, relay, published, things } = await anOutbox();
  const ids = Array.from({ length: 120 }, (_, i) => `t${i}`);
  for (const id of ids) await make(id, 'one');
  for (const id of ids) await rename(id, 'two');
  const [under, most] = [new Set<object>(), { count: 0 }];
  const counting = busThat(bus, async (messages) => {
    under.add(messages);
    most.count = Math.max(most.count, under.size);
    await bus.publish(messages).finally(() => under.delete(messages));
  });
  await relay({ bus: counting }).drain();
  expect(most.count).toBe(20);
  const seen = sequences(await published());
  expect(seen).toHaveLength(240);
  for (const id of ids) expect(seen.filter((s) => s.startsWith(`${id}:`))).toEqual([`${id}:1`, `${id}:2`]);
  expect(await things.countUpTo({ claim: { $exists: true } }, 1)).toBe(0);
});

it('keeps what was written while older events of the same document were on their way', async () => {
  const { bus, make, rename, relay, published, things } = await anOutbox();
  await make('a', 'one');
  let isFirst = true;
  const next = relay({
    bus: busThat(bus, async (messages) => {
      if (isFirst) await rename('a', 'two');
      isFirst = false;
      await bus.publish(messages);
    }),
  });
  await next.drain();
  expect(sequences(await published())).toEqual(['a:1', 'a:2']);
  expect(await things.findOne({ _id: 'a' })).toEqual({ _id: 'a', name: 'two', version: 2 });
});

it.each(['findOneAndUpdate', 'updateOne'] as const)(
  'goes on soon when the answer to its %s is lost',
  async (lost) => {
    const { clock, make, relay, published, things } = await anOutbox();
    await make('a', 'one');
    let isFirst = true;
    const losing: typeof things = {
      ...things,
      async [lost](...call: [never, never]) {
        const answer = await things[lost](...call);
        if (!isFirst) return answer;
        isFirst = false;
        throw new Error('lost');
      },
    };
    // The relay only touches the fields every aggregate has.
    const next = relay({ collections: [losing as unknown as Collection<AggregateDocument>] });
    next.start();
    await expect.poll(() => isFirst).toBe(false);
    for (let second = 0; second < 5; second += 1) await clock.advance(1_000);
    await expect.poll(async () => new Set(sequences(await published()))).toEqual(new Set(['a:1']));
    expect((await things.findOne({ _id: 'a' }))?.claim).toBeUndefined();
    await next.close();
  },
);

it('starts a write over when somebody else wrote in between, and changes nothing when there is nothing to do', async () => {
  const { clock, make, rename, things } = await anOutbox();
  await make('a', 'one');
  let tries = 0;
  const updated = await createAggregates(things, clock, () => {}).update('a', (current) => {
    tries += 1;
    return { set: { name: `${current.name}!` }, events: [naming('a', current.name)] };
  });
  expect([tries, updated.name, updated.version]).toEqual([1, 'one!', 2]);
  await Promise.all(Array.from({ length: 10 }, (_, i) => rename('a', `name ${i}`)));
  expect((await things.findOne({ _id: 'a' }))?.version).toBe(12);
  await createAggregates(things, clock, () => {}).update('a', () => undefined);
  expect((await things.findOne({ _id: 'a' }))?.version).toBe(12);
});
