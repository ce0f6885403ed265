import { describe, expect, test } from 'vitest';
import { patience } from '../patience.ts';
import type { DocumentsBed } from './documents-bed.ts';

const WRITERS = 50;
const WRITES = 20;
const CLAIMERS = 20;
const CLAIMED = 200;

const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

export function documentsConcurrency({ aCollection }: DocumentsBed): void {
  describe('many at once', () => {
    test('50 guarded writers with 20 changes each bring the version to 1000', {
      timeout: 120_000 * patience,
    }, async () => {
      const things = await aCollection();
      await things.insertOne({ _id: 'a', version: 0, log: [] });
      const change = async (writer: number, write: number): Promise<void> => {
        for (;;) {
          const version = Number((await things.findOne({ _id: 'a' }))?.version);
          const { matched } = await things.updateOne(
            { _id: 'a', version },
            { $set: { version: version + 1 }, $push: { log: `${writer}.${write}` } },
          );
          if (matched === 1) return;
        }
      };
      await Promise.all(
        times(WRITERS).map(async (writer) => {
          for (const write of times(WRITES)) await change(writer, write);
        }),
      );
      const found = await things.findOne({ _id: 'a' });
      expect(found?.version).toBe(WRITERS * WRITES);
      expect(new Set(found?.log as string[]).size).toBe(WRITERS * WRITES);
    });

    test('20 claimers on 200 documents claim each exactly once', async () => {
      const things = await aCollection([{ name: 'claim', keys: { claim: 1 }, sparse: true }]);
      for (const at of times(CLAIMED)) await things.insertOne({ _id: `t${at}`, claim: 0 });
      const claim = async (claimer: number): Promise<string[]> => {
        const mine: string[] = [];
        for (;;) {
          const taken = await things.findOneAndUpdate({ claim: 0 }, { $set: { claim: `by-${claimer}` } });
          if (!taken) return mine;
          mine.push(taken._id);
        }
      };
      const claimed = (await Promise.all(times(CLAIMERS).map(claim))).flat();
      expect(claimed.length).toBe(CLAIMED);
      expect(new Set(claimed).size).toBe(CLAIMED);
      expect(await things.countUpTo({ claim: { $gt: '' } }, 1_000)).toBe(CLAIMED);
    });

    test('of 50 who want one unique value one gets it', async () => {
      const things = await aCollection([{ name: 'email', keys: { email: 1 }, unique: true }]);
      const tries = await Promise.allSettled(
        times(50).map((at) => things.insertOne({ _id: `t${at}`, email: 'same@x' })),
      );
      const refused = tries.filter((result) => result.status === 'rejected');
      expect(refused.length).toBe(49);
      for (const { reason } of refused) expect(reason).toMatchObject({ name: 'DuplicateKeyError' });
      expect(await things.countUpTo({}, 100)).toBe(1);
    });

    test('concurrent $inc and $push lose nothing', async () => {
      const things = await aCollection();
      await things.insertOne({ _id: 'a', n: 0 });
      await Promise.all(
        times(100).map((at) => things.updateOne({ _id: 'a' }, { $inc: { n: 1 }, $push: { l: at } })),
      );
      const found = await things.findOne({ _id: 'a' });
      expect(found?.n).toBe(100);
      expect(new Set(found?.l as number[]).size).toBe(100);
    });
  });
}
