import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { createIdTracing } from '../telemetry/tracing.ts';
import { createManualClock, createSeededRandomness } from '../testing/effects.ts';
import { startJobs } from './jobs.ts';

it('gives every run of a job a trace of its own, named in its lines, and goes on after a failure', async () => {
  const lines: { msg: string; traceId?: string; job?: string }[] = [];
  const logger = createLogger('info', 'test', { write: (line) => void lines.push(JSON.parse(line)) });
  const clock = createManualClock();
  const sweep = {
    name: 'every-second.sweep',
    everyMs: 1_000,
    run: async () => {
      logger.info('sweeping');
      if (lines.length === 1) throw new Error('no database');
    },
  };
  const jobs = startJobs([sweep], clock, logger, createIdTracing(createSeededRandomness(1)));
  onTestFinished(() => jobs.stop());
  await clock.advance(2_000);
  expect(lines.map(({ msg }) => msg)).toEqual(['sweeping', 'job failed', 'sweeping']);
  const [first, failed, second] = lines.map(({ traceId }) => traceId);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(failed).toBe(first);
  expect(second).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});
