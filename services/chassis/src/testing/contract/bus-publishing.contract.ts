import { describe, expect, test } from 'vitest';
import type { DeliveredMessage } from '../../ports/bus.ts';
import { until } from '../until.ts';
import { aMessage, type BusBed, DEADLINE_MS, textOf } from './bus-bed.ts';
import { freshName } from './fresh-name.ts';

export function busPublishing({ bus, aTopic, listen }: BusBed): void {
  describe('publishing', () => {
    test('a message arrives with its topic, key, headers, bytes and place', async () => {
      const topic = await aTopic();
      const heard: DeliveredMessage[] = [];
      const subscription = await bus().subscribe({
        group: freshName('group'),
        topics: [topic],
        onMessage: async (message) => void heard.push(message),
      });
      const value = Uint8Array.from({ length: 256 }, (_, at) => at);
      await bus().publish([{ topic, key: 'kä', headers: { ce_id: '1', traceparent: 'ü' }, value }]);
      await until(() => heard.length > 0, DEADLINE_MS);
      const [message] = heard;
      expect({ ...message, value: undefined }).toEqual({
        topic,
        key: 'kä',
        headers: { ce_id: '1', traceparent: 'ü' },
        value: undefined,
        partition: expect.any(Number),
        offset: expect.stringMatching(/^\d+$/),
      });
      expect([...(message?.value ?? [])]).toEqual([...value]);
      await subscription.close();
    });

    test('messages of one key keep their order, within a call and across calls', async () => {
      const topic = await aTopic();
      const listener = await listen(freshName('group'), topic);
      const keys = ['a', 'b', 'c', 'd', 'e'];
      const rounds = Array.from({ length: 40 }, (_, at) => at);
      for (const round of rounds) {
        const pairs = keys.map((key) => [key, `${key}-${round}`] as const);
        await bus().publish(
          pairs.flatMap(([key, text]) => [aMessage(topic, key, text), aMessage(topic, key, `${text}+`)]),
        );
      }
      const expected = keys.map((key) => rounds.flatMap((round) => [`${key}-${round}`, `${key}-${round}+`]));
      await listener.hears(expected.flat());
      const firstTime = [...new Set(listener.texts())];
      for (const [at, key] of keys.entries())
        expect(firstTime.filter((text) => text.startsWith(`${key}-`))).toEqual(expected[at]);
      await listener.close();
    });

    test('20 concurrent publishes that were acknowledged are 20 stored messages', async () => {
      const topic = await aTopic();
      const texts = Array.from({ length: 20 }, (_, at) => `m${at}`);
      await Promise.all(texts.map((text, at) => bus().publish([aMessage(topic, `key${at % 7}`, text)])));
      const stored: string[] = [];
      const replay = await bus().replay({
        topics: [topic],
        onMessage: async (m) => void stored.push(textOf(m)),
      });
      expect([...new Set(stored)].sort()).toEqual([...texts].sort());
      await replay.close();
    });

    test('one call may send to several topics, or nothing at all', async () => {
      const [one, two] = [await aTopic(), await aTopic()];
      await bus().publish([aMessage(one, 'k', 'first'), aMessage(two, 'k', 'second')]);
      await bus().publish([]);
      const stored: string[] = [];
      const replay = await bus().replay({
        topics: [one, two],
        onMessage: async (message) => void stored.push(`${message.topic} ${textOf(message)}`),
      });
      expect(stored.sort()).toEqual([`${one} first`, `${two} second`].sort());
      await replay.close();
    });

    test('making a topic again keeps what is in it', async () => {
      const topic = await aTopic();
      await bus().publish([aMessage(topic, 'k', 'kept')]);
      await bus().ensure([topic]);
      const listener = await listen(freshName('group'), topic);
      await listener.hears(['kept']);
      await listener.close();
    });
  });
}
