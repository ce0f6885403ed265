import { describe, expect, test } from 'vitest';
import { until } from '../until.ts';
import { aMessage, type BusBed, DEADLINE_MS, textOf } from './bus-bed.ts';

export function busReplay({ bus, aTopic }: BusBed): void {
  describe('replay', () => {
    const listenTo = async (topic: string) => {
      const heard: string[] = [];
      const replay = await bus().replay({
        topics: [topic],
        onMessage: async (m) => void heard.push(textOf(m)),
      });
      return { heard, replay };
    };

    test('it resolves when all that was there has been handled, then follows', async () => {
      const topic = await aTopic();
      const old = Array.from({ length: 50 }, (_, at) => `old${at}`);
      await bus().publish(old.map((text, at) => aMessage(topic, `key${at % 9}`, text)));
      const { heard, replay } = await listenTo(topic);
      expect([...heard].sort()).toEqual([...old].sort());
      await bus().publish([aMessage(topic, 'key1', 'new')]);
      await until(() => heard.includes('new'), DEADLINE_MS);
      expect(replay.isHealthy()).toBe(true);
      await replay.close();
      expect(replay.isHealthy()).toBe(false);
    });

    test('it keeps no place: each one starts at the beginning, side by side', async () => {
      const topic = await aTopic();
      await bus().publish([aMessage(topic, 'k', 'a'), aMessage(topic, 'k', 'b')]);
      const one = await listenTo(topic);
      const two = await listenTo(topic);
      expect([one.heard, two.heard]).toEqual([
        ['a', 'b'],
        ['a', 'b'],
      ]);
      await Promise.all([one.replay.close(), two.replay.close()]);
    });

    test('it resolves on an empty topic', async () => {
      const { heard, replay } = await listenTo(await aTopic());
      expect(heard).toEqual([]);
      await replay.close();
    });

    test('a rejected message comes again before it resolves', async () => {
      const topic = await aTopic();
      await bus().publish([aMessage(topic, 'k', 'a'), aMessage(topic, 'k', 'b')]);
      const tried: string[] = [];
      const replay = await bus().replay({
        topics: [topic],
        async onMessage(message) {
          tried.push(textOf(message));
          if (tried.length === 1) throw new Error('not yet');
        },
      });
      expect(tried).toEqual(['a', 'a', 'b']);
      await replay.close();
    });
  });
}
