import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createManualClock } from '../testing/effects.ts';
import { waitFor } from './wait-for.ts';

const logger = pino({ level: 'silent' });

it('asks until nothing is missing, a refused connection included', async () => {
  const clock = createManualClock();
  const answers = [new Error('connection refused'), ['accounts.email'], []];
  const waiting = waitFor(
    {
      name: 'the documents',
      check: async () => {
        const answer = answers.shift() ?? [];
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    10_000,
    clock,
    logger,
  );
  await clock.advance(1_000);
  await waiting;
  expect(answers).toEqual([]);
});

it('gives up at its deadline with what is missing', async () => {
  const clock = createManualClock();
  const waiting = waitFor({ name: 'the bus', check: async () => ['topic a'] }, 2_000, clock, logger);
  const failed = expect(waiting).rejects.toThrow('waited 2 s for the bus in vain: topic a');
  await clock.advance(3_000);
  await failed;
});

it('ends at once when the process is told to stop', async () => {
  const clock = createManualClock();
  const stopping = new AbortController();
  const waiting = waitFor(
    { name: 'the bus', check: async () => ['topic a'] },
    2_000,
    clock,
    logger,
    stopping.signal,
  );
  const failed = expect(waiting).rejects.toThrow('stopped while waiting');
  stopping.abort();
  await clock.advance(0);
  await failed;
});
