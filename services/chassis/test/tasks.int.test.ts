import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { EventDraft } from '../src/events/event.ts';
import { type TaskDocument, taskSpec } from '../src/tasks/task-document.ts';
import { createTasks } from '../src/tasks/tasks.ts';
import { createManualClock } from '../src/testing/effects.ts';
import { createTestBed } from '../src/testing/service-bed.ts';

async function aBed() {
  const clock = createManualClock();
  const { effects } = await createTestBed({ clock });
  await effects.documents.ensure([taskSpec('errands')]);
  const collection = effects.documents.collection<TaskDocument>('errands');
  const done: (string | undefined)[][] = [];
  const failures: Error[] = [];
  const told = (id: string): EventDraft[] => [
    { type: 'errand.run', topic: 'errands', key: id, value: new Uint8Array() },
  ];
  const tasks = createTasks({
    collection,
    clock,
    logger: pino({ level: 'silent' }),
    wake: () => undefined,
    async perform(id, payload) {
      const failure = failures.shift();
      if (failure) throw failure;
      done.push([id, payload]);
    },
    told,
  });
  const events = async (id: string) => (await collection.findOne({ _id: id }))?.outbox?.length ?? 0;
  return { clock, collection, done, failures, tasks, events };
}

test('work is done, told once, and done again a minute later', async () => {
  const { clock, collection, done, events, tasks } = await aBed();
  await tasks.ask('one', 3, 'with milk');
  await tasks.run();
  expect([done, await events('one')]).toEqual([[['one', 'with milk']], 1]);
  clock.jump(59_999);
  await tasks.run();
  expect(done).toHaveLength(1);
  clock.jump(1);
  await tasks.run();
  await tasks.run();
  expect([done.length, await events('one')]).toEqual([2, 1]);
  expect(await collection.findOne({ _id: 'one' })).not.toHaveProperty('payload');
});

test('the same and an older version ask for nothing, a newer one has everything done and told again', async () => {
  const { done, events, tasks } = await aBed();
  await tasks.ask('one', 3);
  await tasks.run();
  await tasks.ask('one', 3);
  await tasks.ask('one', 2);
  await tasks.run();
  expect([done.length, await events('one')]).toEqual([1, 1]);
  await tasks.ask('one', 4);
  await tasks.run();
  expect([done.length, await events('one')]).toEqual([2, 2]);
});

test('work that fails waits for another try and keeps no other waiting', async () => {
  const { clock, done, events, failures, tasks } = await aBed();
  failures.push(new Error('the shop is closed'));
  await tasks.ask('one', 1);
  await tasks.run();
  await tasks.ask('two', 1);
  await tasks.run();
  expect([done, await events('one')]).toEqual([[['two', undefined]], 0]);
  clock.jump(10_000);
  await tasks.run();
  expect([done.at(-1), await events('one')]).toEqual([['one', undefined], 1]);
});

test('more tasks than one page are all done', async () => {
  const { done, tasks } = await aBed();
  for (let n = 0; n < 45; n += 1) await tasks.ask(`errand-${n}`, 1);
  await tasks.run();
  expect(new Set(done.map(([id]) => id)).size).toBe(45);
});
