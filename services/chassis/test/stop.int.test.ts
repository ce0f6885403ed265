import { expect, it } from 'vitest';
import { assembleService } from '../src/lifecycle/service.ts';
import { createWokenWorker } from '../src/lifecycle/woken-worker.ts';
import { createManualClock } from '../src/testing/effects.ts';
import { createTestBed } from '../src/testing/service-bed.ts';

async function aWorkingService() {
  const clock = createManualClock();
  const { effects } = await createTestBed({ clock });
  const work = Promise.withResolvers<void>();
  const worker = createWokenWorker(() => work.promise, effects.logger);
  const service = await assembleService(
    {
      name: 'things',
      version: '0',
      collections: [],
      topics: [],
      routes: [],
      texts: {},
      consumers: [],
      workers: [worker],
    },
    effects,
  );
  await service.migrate();
  await service.start();
  worker.wake();
  let isStopped = false;
  const stopped = service.stop().then(() => {
    isStopped = true;
  });
  return { clock, work, stopped, isStopped: () => isStopped };
}

it('waits for the run in hand when it stops', async () => {
  const { clock, isStopped, stopped, work } = await aWorkingService();
  await clock.advance(9_999);
  expect(isStopped()).toBe(false);
  work.resolve();
  await stopped;
});

it('leaves a run that is too long to the next start', async () => {
  const { clock, isStopped, stopped } = await aWorkingService();
  await clock.advance(9_999);
  expect(isStopped()).toBe(false);
  await clock.advance(1);
  await stopped;
});
