import { describe, expect, test } from 'vitest';
import { until } from '../until.ts';
import { aMessage, type BusBed, DEADLINE_MS, textOf } from './bus-bed.ts';
import { freshName } from './fresh-name.ts';

export function busRedelivery({ bus, aTopic, listen }: BusBed): void {
  describe('redelivery', () => {
    test('a rejected message comes again until it is taken, and the next of its key waits', async () => {
      const topic = await aTopic();
      const tried: string[] = [];
      const listener = await listen(freshName('group'), topic, async (message) => {
        tried.push(textOf(message));
        if (textOf(message) === 'b' && tried.filter((text) => text === 'b').length < 3)
          throw new Error('not yet');
      });
      await bus().publish(['a', 'b', 'c'].map((text) => aMessage(topic, 'k', text)));
      await listener.hears(['c']);
      expect(tried).toEqual(['a', 'b', 'b', 'b', 'c']);
      await listener.close();
    });

    test('while one partition waits the others go on', async () => {
      const topic = await aTopic();
      let isStuck = true;
      const listener = await listen(freshName('group'), topic, async ({ key }) => {
        if (key === 'stuck' && isStuck) throw new Error('not yet');
      });
      const keys = Array.from({ length: 32 }, (_, at) => `key${at}`);
      await bus().publish([
        aMessage(topic, 'stuck', 'stuck'),
        ...keys.map((key) => aMessage(topic, key, key)),
      ]);
      await until(() => listener.texts().length > 0, DEADLINE_MS);
      expect(listener.texts()).not.toContain('stuck');
      isStuck = false;
      await listener.hears(['stuck', ...keys]);
      await listener.close();
    });

    test('what was not done is not committed: the next member gets it', async () => {
      const topic = await aTopic();
      const group = freshName('group');
      let tries = 0;
      const failing = await listen(group, topic, async () => {
        tries += 1;
        throw new Error('never');
      });
      await bus().publish([aMessage(topic, 'k', 'left'), aMessage(topic, 'k', 'behind')]);
      await until(() => tries > 0, DEADLINE_MS);
      await failing.close();
      expect(failing.texts()).toEqual([]);
      const next = await listen(group, topic);
      await next.hears(['behind']);
      expect(next.texts()).toEqual(['left', 'behind']);
      await next.close();
    });

    test('close finishes the message in hand and commits it', async () => {
      const topic = await aTopic();
      const group = freshName('group');
      const begun = Promise.withResolvers<void>();
      const mayEnd = Promise.withResolvers<void>();
      const busy = await listen(group, topic, async () => {
        begun.resolve();
        await mayEnd.promise;
      });
      await bus().publish([aMessage(topic, 'k', 'in hand')]);
      await begun.promise;
      const closed = busy.close().then(() => busy.texts());
      mayEnd.resolve();
      expect(await closed).toEqual(['in hand']);
      await bus().publish([aMessage(topic, 'k', 'next')]);
      const next = await listen(group, topic);
      await next.hears(['next']);
      expect(next.texts()).toEqual(['next']);
      await next.close();
    });
  });
}
