import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SharedState } from '../../ports/shared-state.ts';
import { until } from '../until.ts';
import { freshName } from './fresh-name.ts';

export interface SharedStateHarness {
  shared: SharedState;
  close(): Promise<void>;
}

const LONG_MS = 600_000;
const SHORT_MS = 200;
const DEADLINE_MS = 10_000;

/** What every adapter of the shared state port does. Short times end, long ones are never waited for. */
export function sharedStateContract(name: string, make: () => Promise<SharedStateHarness>): void {
  describe(`shared state: ${name}`, () => {
    let harness: SharedStateHarness;
    beforeAll(async () => {
      harness = await make();
    });
    afterAll(() => harness?.close());
    const shared = (): SharedState => harness.shared;

    test('hits are counted per key within the window', async () => {
      const [key, other] = [freshName('key'), freshName('key')];
      for (const count of [1, 2, 3]) {
        const hit = await shared().hit(key, LONG_MS);
        expect(hit.count).toBe(count);
        expect(hit.resetMs).toBeGreaterThan(LONG_MS - DEADLINE_MS);
        expect(hit.resetMs).toBeLessThanOrEqual(LONG_MS);
      }
      expect((await shared().hit(other, LONG_MS)).count).toBe(1);
    });

    test('50 hits at once are 50 different counts', async () => {
      const key = freshName('key');
      const hits = await Promise.all(Array.from({ length: 50 }, () => shared().hit(key, LONG_MS)));
      expect(new Set(hits.map(({ count }) => count)).size).toBe(50);
    });

    test('later hits do not prolong a window; after it counting starts anew', async () => {
      const key = freshName('key');
      await shared().hit(key, SHORT_MS);
      let last = 0;
      await until(async () => {
        const { count } = await shared().hit(key, SHORT_MS);
        const hasRestarted = count <= last;
        last = count;
        return hasRestarted;
      }, DEADLINE_MS);
      expect(last).toBe(1);
    });

    test('a value is there until it is deleted or replaced', async () => {
      const key = freshName('key');
      expect(await shared().get(key)).toBeUndefined();
      await shared().set(key, 'one ä', LONG_MS);
      await shared().set(key, '', LONG_MS);
      expect(await shared().get(key)).toBe('');
      await shared().set(key, 'two ä', LONG_MS);
      expect(await shared().get(key)).toBe('two ä');
      await shared().delete(key);
      await shared().delete(key);
      expect(await shared().get(key)).toBeUndefined();
    });

    test('a value ends by itself, and setting it again prolongs it', async () => {
      const [short, long] = [freshName('key'), freshName('key')];
      await shared().set(short, 'v', SHORT_MS);
      await shared().set(long, 'v', SHORT_MS);
      await shared().set(long, 'v', LONG_MS);
      await until(async () => (await shared().get(short)) === undefined, DEADLINE_MS);
      expect(await shared().get(long)).toBe('v');
    });

    test('members come once, leave when removed and are kept per set', async () => {
      const [set, other] = [freshName('set'), freshName('set')];
      expect(await shared().members(set)).toEqual([]);
      for (const member of ['a', 'b', 'b', 'c']) await shared().addMember(set, member, LONG_MS);
      await shared().addMember(other, 'z', LONG_MS);
      await shared().removeMember(set, 'a');
      await shared().removeMember(set, 'never there');
      expect((await shared().members(set)).sort()).toEqual(['b', 'c']);
      expect(await shared().members(other)).toEqual(['z']);
    });

    test('a member leaves by itself, unless it was added again', async () => {
      const set = freshName('set');
      for (const member of ['short', 'again']) await shared().addMember(set, member, SHORT_MS);
      await shared().addMember(set, 'long', LONG_MS);
      await shared().addMember(set, 'again', LONG_MS);
      await until(async () => !(await shared().members(set)).includes('short'), DEADLINE_MS);
      expect((await shared().members(set)).sort()).toEqual(['again', 'long']);
    });
  });
}
