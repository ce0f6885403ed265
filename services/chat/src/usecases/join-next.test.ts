import { expect, test } from 'vitest';
import { createJoinNext } from './join-next.ts';

/** Runs that end when told. */
function aWork() {
  const runs: { key: string; end: (failure?: Error) => void }[] = [];
  const join = createJoinNext(
    (key) =>
      new Promise((resolve, reject) =>
        runs.push({ key, end: (failure) => (failure ? reject(failure) : resolve()) }),
      ),
  );
  return { runs, join };
}

test('whoever asks during a run shares one that begins after it', async () => {
  const { runs, join } = aWork();
  const first = join('k');
  const late = [join('k'), join('k'), join('k')];
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await first;
  await expect.poll(() => runs.length).toBe(2);
  const later = join('k');
  runs[1]?.end();
  await Promise.all(late);
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.end();
  await later;
  const afterwards = join('k');
  expect(runs).toHaveLength(4);
  runs[3]?.end();
  await afterwards;
});

test('a run that fails fails those who asked for it and nobody else', async () => {
  const { runs, join } = aWork();
  const first = join('k');
  const second = join('k');
  runs[0]?.end(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end();
  await second;
});

test('keys do not wait for each other', () => {
  const { runs, join } = aWork();
  void join('a');
  void join('b');
  expect(runs.map(({ key }) => key)).toEqual(['a', 'b']);
});
