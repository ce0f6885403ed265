import { expect, it } from 'vitest';
import { createManualClock } from '../testing/effects.ts';
import { createAnswerCache } from './answer-cache.ts';

function aCache(maxBytes = 1_000) {
  const clock = createManualClock();
  let version = 0;
  const cache = createAnswerCache(maxBytes, { version: () => version }, clock);
  const answer = (text: string) => ({ bytes: Buffer.from(text), etag: `"${text.length}"` });
  return {
    cache,
    clock,
    write: () => {
      version += 1;
    },
    keep: (key: string, text: string) => cache.keep(key, answer(text), cache.start()),
    textOf: (key: string) => cache.find(key)?.bytes.toString(),
  };
}

it('gives back the same bytes until something is written', () => {
  const { cache, keep, textOf, write } = aCache();
  keep('/a', 'one');
  expect(cache.find('/a')?.bytes).toBe(cache.find('/a')?.bytes);
  write();
  expect([textOf('/a'), cache.size()]).toEqual([undefined, 0]);
});

it('keeps nothing that was begun before a write', () => {
  const { cache, textOf, write } = aCache();
  const start = cache.start();
  write();
  cache.keep('/a', { bytes: Buffer.from('old'), etag: '"3"' }, start);
  expect(textOf('/a')).toBeUndefined();
});

it('makes every answer anew after a second, counted from its beginning', async () => {
  const { cache, clock, textOf } = aCache();
  const start = cache.start();
  await clock.advance(400);
  cache.keep('/a', { bytes: Buffer.from('one'), etag: '"3"' }, start);
  await clock.advance(599);
  expect(textOf('/a')).toBe('one');
  await clock.advance(1);
  expect([textOf('/a'), cache.size()]).toEqual([undefined, 0]);
});

it('holds no more bytes than it may, the oldest go first, and one answer takes a quarter at most', () => {
  const { cache, keep, textOf } = aCache(100);
  for (let n = 0; n < 10; n += 1) keep(`/${n}`, 'x'.repeat(20));
  expect(cache.size()).toBeLessThanOrEqual(100);
  expect([textOf('/9'), textOf('/0')]).toEqual(['x'.repeat(20), undefined]);
  keep('/long', 'y'.repeat(30));
  expect([textOf('/long'), textOf('/9')]).toEqual([undefined, 'x'.repeat(20)]);
});

it('counts an answer once, however often it is kept', () => {
  const { cache, keep } = aCache();
  keep('/a', 'one');
  keep('/a', 'three');
  expect(cache.size()).toBe('/athree'.length);
});
