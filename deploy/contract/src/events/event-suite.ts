import { deadTopic, redriveDeadLetters } from '@kindred/chassis/consumers/dead-letters';
import type { BusMessage, DeliveredMessage } from '@kindred/chassis/ports/bus';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { topics } from '@kindred/proto/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Adapters } from '../testing/adapters.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { eventCases } from './cases.ts';
import { type Pair, pairs } from './catalog.ts';
import type { Effect, EventCase, Scene, World } from './event-case.ts';
import { type Poison, poisonOf } from './poison.ts';
import { uncompared } from './projections.ts';
import { settle } from './settle.ts';
import { documentsOf } from './snapshot.ts';
import { createWorld } from './world.ts';

const APPLIED_MS = 60_000;
const PARKED_MS = 120_000;

const nameOf = ({ service, effect }: Pick<Pair, 'service' | 'effect'>): string => `${service}/${effect}`;

function caseOf(event: string): EventCase {
  const found = eventCases[event];
  if (!found) throw new Error(`${event} has no case: add it to src/events/cases.ts`);
  return found;
}

function effectOf(scene: Scene, pair: Pair): Effect {
  const effect = scene.effects[nameOf(pair)];
  if (!effect) throw new Error(`${pair.event} has no case for ${nameOf(pair)}`);
  return effect;
}

/** Every message that lies in the dead topics now. */
async function deadLetters({ cluster: { bus } }: Product): Promise<DeliveredMessage[]> {
  const found: DeliveredMessage[] = [];
  const replay = await bus.replay({
    topics: Object.values(topics).map(deadTopic),
    onMessage: async (message) => void found.push(message),
  });
  await replay.close();
  return found;
}

/** What each consumer of the catalog does with an event that is new, known, old or wrong. */
export function describeEvents(adapters: () => Adapters, checked: Set<string>): void {
  let product: Product;
  let world: World;
  beforeAll(async () => {
    product = await startProduct({ adapters: adapters() });
    world = createWorld(product);
  });
  afterAll(() => product?.stop());

  const publish = (messages: readonly BusMessage[]): Promise<void> => product.cluster.bus.publish(messages);
  /** Delivers the current state of something new; with a key, behind all that has this key. */
  const arrive = async (pair: Pair, key?: string): Promise<Scene> => {
    const scene = await caseOf(pair.event)(world);
    const { before = [], current } = scene;
    await publish(before);
    await settle(product.cluster);
    expect(await effectOf(scene, pair).isApplied()).toBe(false);
    await publish([key === undefined ? current : { ...current, key }]);
    await until(() => effectOf(scene, pair).isApplied(), APPLIED_MS, `${pair.event} in ${nameOf(pair)}`);
    return scene;
  };
  const stateOf = async (scene: Scene, pair: Pair): Promise<unknown> => ({
    ...(await documentsOf(product.cluster, pair.service, uncompared)),
    known: await effectOf(scene, pair).look?.(),
  });

  describe.each(pairs)('$event in $service: $effect', (pair) => {
    it('is applied; repeated and older ones change nothing', async () => {
      const scene = await arrive(pair);
      await settle(product.cluster);
      const after = await stateOf(scene, pair);
      await publish([scene.current, ...scene.older, scene.current]);
      await settle(product.cluster);
      expect(await stateOf(scene, pair)).toEqual(after);
      // What is heard behind them tells that they were heard, also by who keeps no place.
      await arrive(pair, scene.current.key);
      expect(await effectOf(scene, pair).isApplied()).toBe(true);
      checked.add(`${pair.event} ${nameOf(pair)}`);
    });
  });

  describe('poison', () => {
    let published: Poison[] = [];
    const neighbours = new Map<string, Scene>();
    const isParked = (poison: Poison, dead: readonly DeliveredMessage[]): boolean =>
      dead.some(
        ({ topic, headers }) =>
          topic === deadTopic(poison.message.topic) &&
          headers.ce_id === poison.message.headers.ce_id &&
          headers.kindred_group === poison.group &&
          headers.kindred_effect === poison.effect &&
          poison.cause.test(headers.kindred_cause ?? ''),
      );

    beforeAll(
      async () => {
        published = [];
        for (const event of new Set(pairs.map((pair) => pair.event))) {
          const scene = await caseOf(event)(world);
          const poison = poisonOf(event, scene);
          const { before = [], current } = scene;
          // All of one key, so that all of one partition: the good one comes last.
          const behind = { ...current, key: before[0]?.key ?? current.key };
          const messages = new Map(poison.map(({ message }) => [message.headers.ce_id, message]));
          await publish(
            [...before, ...messages.values()].map((message) => ({ ...message, key: behind.key })),
          );
          await publish([behind]);
          published.push(...poison);
          neighbours.set(event, scene);
        }
        await until(
          async () => {
            const dead = await deadLetters(product);
            return published.every((poison) => isParked(poison, dead));
          },
          PARKED_MS,
          'every poison in its dead topic',
        ).catch(() => {});
      },
      2 * PARKED_MS * patience,
    );

    it.each(pairs)('$event in $service: $effect parks it with its cause', async (pair) => {
      const dead = await deadLetters(product);
      const own = published.filter((poison) => poison.of === `${pair.event} ${nameOf(pair)}`);
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(own.filter((poison) => !isParked(poison, dead)).map(({ kind }) => kind)).toEqual([]);
      checked.add(`${pair.event} ${nameOf(pair)} poison`);
    });

    it.each(pairs)('$event in $service: $effect goes on with what comes behind it', async (pair) => {
      const scene = neighbours.get(pair.event);
      if (!scene) throw new Error('nothing was sent');
      await until(() => effectOf(scene, pair).isApplied(), APPLIED_MS, 'the good one behind');
    });

    it(
      'comes back when it is sent again, to the effect alone that had parked it',
      async () => {
        const { bus } = product.cluster;
        await settle(product.cluster);
        const before = await deadLetters(product);
        const { clock } = createSystemEffects();
        const sent = await Promise.all(
          Object.values(topics).map((topic) => redriveDeadLetters(bus, topic, clock)),
        );
        expect(sent.reduce((sum, count) => sum + count, 0)).toBe(before.length);
        await settle(product.cluster);
        // An envelope nobody can read has no effect to go back to: every group sees it again.
        const labels = (letters: readonly DeliveredMessage[]): string[] =>
          letters
            .filter(({ headers }) => headers.kindred_effect !== '*')
            .map(({ headers: h }) => `${h.kindred_group}/${h.kindred_effect} ${h.ce_id} ${h.kindred_cause}`)
            .sort();
        const twice = [...labels(before), ...labels(before)].sort();
        expect(labels(await deadLetters(product))).toEqual(twice);
      },
      2 * PARKED_MS * patience,
    );
  });
}
