import { describe, expect, test } from 'vitest';
import { patience } from '../patience.ts';
import { aMessage, type BusBed } from './bus-bed.ts';
import { freshName } from './fresh-name.ts';

const texts = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);

export function busGroups({ bus, aTopic, listen, canReopen, reopen }: BusBed): void {
  const publish = (topic: string, all: readonly string[]) =>
    bus().publish(all.map((text) => aMessage(topic, `key-${text}`, text)));

  describe('groups', () => {
    test('every group hears everything, also what was published before it was born', async () => {
      const topic = await aTopic();
      const [early, late] = [texts('early', 10), texts('late', 10)];
      const first = await listen(freshName('group'), topic);
      await publish(topic, early);
      await first.hears(early);
      const second = await listen(freshName('group'), topic);
      await publish(topic, late);
      await first.hears([...early, ...late]);
      await second.hears([...early, ...late]);
      await Promise.all([first.close(), second.close()]);
    });

    test('members of a group share the messages and lose none when one leaves', async () => {
      const topic = await aTopic();
      const group = freshName('group');
      const [one, two] = [await listen(group, topic), await listen(group, topic)];
      await publish(topic, texts('both', 40));
      await one.close();
      await publish(topic, texts('alone', 40));
      await two.hears(texts('alone', 40).slice(-1));
      const all = [...texts('both', 40), ...texts('alone', 40)];
      await expect
        .poll(() => new Set([...one.texts(), ...two.texts()]).size, { timeout: 60_000 * patience })
        .toBe(all.length);
      await two.close();
    });

    test('a group goes on where it was', async () => {
      const topic = await aTopic();
      const group = freshName('group');
      const before = await listen(group, topic);
      await publish(topic, ['old']);
      await before.hears(['old']);
      await before.close();
      await publish(topic, ['new']);
      const after = await listen(group, topic);
      await after.hears(['new']);
      expect(after.texts()).toEqual(['new']);
      await after.close();
    });

    test('messages and the place of a group outlive the bus', async ({ skip }) => {
      if (!canReopen()) return skip();
      const topic = await aTopic();
      const group = freshName('group');
      const before = await listen(group, topic);
      await publish(topic, ['old']);
      await before.hears(['old']);
      await before.close();
      await publish(topic, ['new']);
      await reopen();
      const after = await listen(group, topic);
      await after.hears(['new']);
      expect(after.texts()).toEqual(['new']);
      await after.close();
    });

    test('a group lags behind by what it has not handled, one that never listened by everything', async () => {
      const topic = await aTopic();
      const group = freshName('group');
      const listener = await listen(group, topic);
      await publish(topic, texts('old', 6));
      await listener.hears(texts('old', 6));
      await listener.close();
      expect(await bus().lag(group, [topic])).toEqual({ [topic]: 0 });
      await publish(topic, texts('new', 3));
      expect(await bus().lag(group, [topic])).toEqual({ [topic]: 3 });
      expect(await bus().lag(freshName('group'), [topic])).toEqual({ [topic]: 9 });
    });

    test('a subscription is healthy until it is closed', async () => {
      const topic = await aTopic();
      const listener = await listen(freshName('group'), topic);
      expect(listener.isHealthy()).toBe(true);
      await listener.close();
      expect(listener.isHealthy()).toBe(false);
    });
  });
}
