import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createWokenWorker } from './woken-worker.ts';

const logger = pino({ level: 'silent' });

/** Work that waits for its gate, so that a test decides what happens meanwhile. */
function aWorker() {
  const gates: (() => void)[] = [];
  let active = 0;
  let mostActive = 0;
  let runs = 0;
  const worker = createWokenWorker(async () => {
    active += 1;
    runs += 1;
    mostActive = Math.max(mostActive, active);
    await new Promise<void>((resolve) => gates.push(resolve));
    active -= 1;
  }, logger);
  return { worker, gates, state: () => ({ runs, mostActive }) };
}

it('runs once more for whoever comes during a run, and never twice at once', async () => {
  const { worker, gates, state } = aWorker();
  const first = worker.run();
  const second = worker.run();
  worker.wake();
  gates[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  gates[1]?.();
  await Promise.all([first, second]);
  expect(state()).toEqual({ runs: 2, mostActive: 1 });
});

it('starts again after a run that failed', async () => {
  let runs = 0;
  const worker = createWokenWorker(async () => {
    runs += 1;
    if (runs === 1) throw new Error('no database');
  }, logger);
  await expect(worker.run()).rejects.toThrow('no database');
  await worker.run();
  expect(runs).toBe(2);
});

it('finishes the run in hand on closing and does nothing afterwards', async () => {
  const { worker, gates, state } = aWorker();
  const run = worker.run();
  const closed = worker.close();
  gates[0]?.();
  await Promise.all([run, closed]);
  await worker.run();
  expect(state().runs).toBe(1);
});
