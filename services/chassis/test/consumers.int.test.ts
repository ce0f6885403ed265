import { create, toBinary } from '@bufbuild/protobuf';
import { type StringValue, StringValueSchema } from '@bufbuild/protobuf/wkt';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { defineConsumer } from '../src/consumers/consumer.ts';
import { redriveDeadLetters } from '../src/consumers/dead-letters.ts';
import { runConsumers } from '../src/consumers/runner.ts';
import { AppError } from '../src/errors/app-error.ts';
import { toBusMessage } from '../src/events/envelope.ts';
import type { ReceivedEvent } from '../src/events/event.ts';
import type { BusMessage } from '../src/ports/bus.ts';
import { anOutbox, thingNamed } from './_outbox-bed.ts';

const value = (text: string): string =>
  Buffer.from(toBinary(StringValueSchema, create(StringValueSchema, { value: text }))).toString('base64');

const named = (id: string, version: number, text: string): BusMessage =>
  toBusMessage(
    {
      id: `${id}:${version}`,
      type: 'thing.named',
      topic: 'things.v1',
      key: id,
      version,
      at: 0,
      value: value(text),
    },
    'test',
    id,
  );

const textOf = (message: StringValue): string => message.value;

async function aListener(handle: (event: ReceivedEvent<StringValue>) => Promise<void>, effect = 'note-name') {
  const bed = await anOutbox();
  const parked: string[] = [];
  const subscription = await runConsumers({
    group: 'listener',
    consumers: [defineConsumer({ event: thingNamed, effect, handle })],
    bus: bed.bus,
    clock: bed.clock,
    logger: pino({ level: 'silent' }),
    metrics: { countParked: (_, name) => void parked.push(name) },
  });
  return { ...bed, parked, subscription };
}

it('tells a consumer who changed, in which version, and what', async () => {
  const seen: unknown[] = [];
  const { bus } = await aListener(async ({ subject, version, id, data }) => {
    seen.push([subject, version, id, textOf(data)]);
  });
  await bus.publish([named('a', 1, 'one')]);
  await expect.poll(() => seen).toEqual([['a', 1, 'a:1', 'one']]);
});

it('comes back to the same state when everything is delivered three times and in reverse', async () => {
  const names = new Map<string, { name: string; version: number }>();
  let handled = 0;
  const { bus } = await aListener(async ({ subject, version, data }) => {
    handled += 1;
    if ((names.get(subject)?.version ?? 0) < version) names.set(subject, { name: textOf(data), version });
  });
  const all = [named('a', 1, 'one'), named('a', 2, 'two'), named('b', 1, 'uno'), named('b', 2, 'due')];
  await bus.publish([...all, ...all.toReversed(), ...all.toReversed()]);
  await expect.poll(() => handled).toBe(12);
  expect(Object.fromEntries(names)).toEqual({
    a: { name: 'two', version: 2 },
    b: { name: 'due', version: 2 },
  });
});

it('delivers again, and only then goes on, while the consumer itself fails', async () => {
  const seen: string[] = [];
  let failures = 8;
  const { bus, clock } = await aListener(async ({ data }) => {
    if (failures-- > 0) throw new AppError('unavailable', 'unavailable');
    seen.push(textOf(data));
  });
  await bus.publish([named('a', 1, 'one'), named('a', 2, 'two')]);
  await expect
    .poll(async () => {
      await clock.advance(5_000);
      return seen;
    })
    .toEqual(['one', 'two']);
});

const noEvent = { ...named('a', 1, 'x'), value: Uint8Array.of(0xff, 0xff, 0xff) };
const { ce_sequence: _, ...headersWithoutVersion } = named('a', 1, 'x').headers;

it.each([
  ['bytes that are no event', noEvent],
  ['an envelope without a version', { ...named('a', 1, 'x'), headers: headersWithoutVersion }],
  ['an event that can never be applied', named('a', 1, 'impossible')],
])('parks %s with its cause and goes on', async (_what, poison) => {
  const seen: string[] = [];
  const { bus, clock, parked, published } = await aListener(async ({ data }) => {
    if (textOf(data) === 'impossible') throw new AppError('invalid', 'impossible');
    seen.push(textOf(data));
  });
  await bus.publish([poison, named('a', 2, 'next')]);
  await expect
    .poll(async () => {
      await clock.advance(1_000);
      return seen;
    })
    .toEqual(['next']);
  const [dead, ...more] = await published('things.v1.dead');
  expect(more).toEqual([]);
  expect(Buffer.from(dead?.value ?? [])).toEqual(Buffer.from(poison.value));
  expect(dead?.headers).toMatchObject({
    kindred_group: 'listener',
    kindred_cause: expect.stringMatching(/\w+Error: /),
  });
  expect(parked).toHaveLength(1);
});

it('applies a parked event once its cause is mended and it is sent again, for the failed effect alone', async () => {
  const seen: string[] = [];
  let isMended = false;
  const { bus, clock, published } = await aListener(async ({ data }) => {
    if (!isMended) throw new AppError('conflict', 'not-yet');
    seen.push(textOf(data));
  });
  await bus.publish([named('a', 1, 'one')]);
  await expect
    .poll(async () => {
      await clock.advance(1_000);
      return (await published('things.v1.dead')).length;
    })
    .toBe(1);
  isMended = true;
  expect(await redriveDeadLetters(bus, 'things.v1', clock)).toBe(1);
  await expect.poll(() => seen).toEqual(['one']);
  const resent = (await published()).at(-1);
  expect(resent?.headers.kindred_only_effect).toBe('listener/note-name');
  expect(resent?.headers.ce_id).toBe('a:1');
});

it('sends what is parked once: again only what was parked since, and nothing of that in the same call', async () => {
  const tried: string[] = [];
  const { bus, clock, published } = await aListener(async ({ data }) => {
    tried.push(textOf(data));
    throw new AppError('conflict', 'never');
  });
  const parkedCount = async (count: number) =>
    expect
      .poll(async () => {
        await clock.advance(1_000);
        return (await published('things.v1.dead')).length;
      })
      .toBe(count);
  await bus.publish([named('a', 1, 'one'), named('b', 1, 'two')]);
  await parkedCount(2);
  expect(await redriveDeadLetters(bus, 'things.v1', clock)).toBe(2);
  await parkedCount(4);
  await bus.publish([named('c', 1, 'three')]);
  await parkedCount(5);
  expect(await redriveDeadLetters(bus, 'things.v1', clock)).toBe(3);
  await parkedCount(8);
  const sentBack = (await published()).filter(({ headers }) => headers.kindred_only_effect);
  expect(sentBack.map(({ headers }) => headers.ce_id).sort()).toEqual(['a:1', 'a:1', 'b:1', 'b:1', 'c:1']);
});

it('answers 0 where nothing is parked', async () => {
  const { bus, clock } = await anOutbox();
  expect(await redriveDeadLetters(bus, 'things.v1', clock)).toBe(0);
});
