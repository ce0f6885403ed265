import { expect, it } from 'vitest';
import { createFewAtOnce } from './few-at-once.ts';

/** Works that end when told. */
function works(fewAtOnce: ReturnType<typeof createFewAtOnce>) {
  const running: (() => void)[] = [];
  const start = (fails = false) =>
    fewAtOnce(
      () =>
        new Promise<string>((resolve, reject) =>
          running.push(() => (fails ? reject(new Error('broken')) : resolve('done'))),
        ),
    );
  return { running, start };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs two, lets one wait and refuses the next', async () => {
  const { running, start } = works(createFewAtOnce({ running: 2, waiting: 1 }));
  const all = [start(), start(), start()];
  await turn();
  expect(running).toHaveLength(2);
  await expect(start()).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
  running[0]?.();
  await turn();
  expect(running).toHaveLength(3);
  running[1]?.();
  running[2]?.();
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
});

it('gives the place of a work that failed to the next', async () => {
  const { running, start } = works(createFewAtOnce({ running: 1, waiting: 1 }));
  const failing = start(true);
  const next = start();
  await turn();
  running[0]?.();
  await expect(failing).rejects.toThrow('broken');
  await turn();
  running[1]?.();
  expect(await next).toBe('done');
  const third = start();
  await turn();
  running[2]?.();
  expect(await third).toBe('done');
});
