import { describe, expect, test } from 'vitest';
import { aMessage, type BusBed } from './bus-bed.ts';
import { freshName } from './fresh-name.ts';

export function busTopics({ bus, aTopic }: BusBed): void {
  describe('topics', () => {
    test('it answers when asked whether it is there', async () => {
      await expect(bus().ping()).resolves.toBeUndefined();
    });

    test('it tells which topics were never made', async () => {
      const [made, typo] = [await aTopic(), freshName('typo')];
      expect(await bus().missing([made, typo])).toEqual([typo]);
      expect(await bus().missing([])).toEqual([]);
      await bus().ensure([]);
    });

    test('several may make the same topics at once', async () => {
      const topics = [await aTopic(), freshName('raced'), freshName('raced')];
      await Promise.all([bus().ensure(topics), bus().ensure(topics), bus().ensure(topics.slice(0, 2))]);
      expect(await bus().missing(topics)).toEqual([]);
      await bus().publish(topics.map((topic) => aMessage(topic, 'k', 'm')));
    });

    test('a topic that was never made refuses everything, by name, and is not made by it', async () => {
      const [made, typo] = [await aTopic(), freshName('typo')];
      const onMessage = async (): Promise<void> => {};
      const both = [aMessage(made, 'k', 'a'), aMessage(typo, 'k', 'b')];
      await expect(bus().publish(both)).rejects.toThrow(typo);
      const group = freshName('group');
      await expect(bus().subscribe({ group, topics: [made, typo], onMessage })).rejects.toThrow(typo);
      await expect(bus().replay({ topics: [typo], onMessage })).rejects.toThrow(typo);
      expect(await bus().missing([typo])).toEqual([typo]);
      const stored: unknown[] = [];
      const replay = await bus().replay({ topics: [made], onMessage: async (m) => void stored.push(m) });
      expect(stored).toEqual([]);
      await replay.close();
    });
  });
}
