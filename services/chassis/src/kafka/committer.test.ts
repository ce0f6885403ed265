import type { OffsetsByTopicPartition } from 'kafkajs';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createManualClock } from '../testing/effects.ts';
import { createCommitter } from './committer.ts';

function aCommitter(fails = 0) {
  const clock = createManualClock();
  const sent: OffsetsByTopicPartition[] = [];
  let failures = fails;
  const committer = createCommitter(
    async (offsets) => {
      sent.push(offsets);
      if (failures-- > 0) throw new Error('not a member');
    },
    clock,
    pino({ level: 'silent' }),
  );
  const offsets = () =>
    sent.map(({ topics }) =>
      topics.flatMap(({ topic, partitions }) => partitions.map((p) => `${topic}/${p.partition}=${p.offset}`)),
    );
  return { clock, committer, offsets };
}

test('the first place is committed at once, those of the next 50 ms together, each by its newest', async () => {
  const { clock, committer, offsets } = aCommitter();
  committer.note('t', 0, '1');
  committer.note('t', 0, '2');
  committer.note('t', 1, '7');
  committer.note('u', 0, '3');
  await clock.advance(49);
  expect(offsets()).toEqual([['t/0=1']]);
  await clock.advance(1);
  expect(offsets()).toEqual([['t/0=1'], ['t/0=2', 't/1=7', 'u/0=3']]);
});

test('a flush does not wait for its turn', async () => {
  const { committer, offsets } = aCommitter();
  committer.note('t', 0, '1');
  committer.note('t', 0, '2');
  await committer.flush();
  expect(offsets()).toEqual([['t/0=1'], ['t/0=2']]);
});

test('what was forgotten is not committed, and a failed commit stops nothing', async () => {
  const { committer, offsets } = aCommitter(1);
  committer.note('t', 0, '1');
  committer.note('t', 0, '2');
  committer.forget();
  await committer.flush();
  committer.note('t', 0, '3');
  await committer.flush();
  expect(offsets()).toEqual([['t/0=1'], ['t/0=3']]);
});
