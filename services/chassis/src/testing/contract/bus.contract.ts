import { afterAll, beforeAll, describe } from 'vitest';
import type { Bus } from '../../ports/bus.ts';
import { patience } from '../patience.ts';
import { until } from '../until.ts';
import { type BusBed, DEADLINE_MS, textOf } from './bus-bed.ts';
import { busGroups } from './bus-groups.contract.ts';
import { busPublishing } from './bus-publishing.contract.ts';
import { busRedelivery } from './bus-redelivery.contract.ts';
import { busReplay } from './bus-replay.contract.ts';
import { busTopics } from './bus-topics.contract.ts';
import { freshName } from './fresh-name.ts';

export interface BusHarness {
  bus: Bus;
  /** Closes the bus and opens it again on the same data. */
  reopen?(): Promise<Bus>;
  close(): Promise<void>;
}

/** What every adapter of the bus port does. Needs only what Kafka can do, and leaves time for its rebalances. */
export function busContract(name: string, make: () => Promise<BusHarness>): void {
  describe(`bus: ${name}`, { timeout: 2 * DEADLINE_MS * patience }, () => {
    let harness: BusHarness;
    let bus: Bus;
    beforeAll(async () => {
      harness = await make();
      bus = harness.bus;
    }, DEADLINE_MS * patience);
    afterAll(() => harness?.close(), DEADLINE_MS);

    const bed: BusBed = {
      bus: () => bus,
      canReopen: () => harness.reopen !== undefined,
      async reopen() {
        if (harness.reopen) bus = await harness.reopen();
      },
      async aTopic() {
        const topic = freshName('contract');
        await bus.ensure([topic]);
        return topic;
      },
      async listen(group, topic, work = async () => {}) {
        const heard: string[] = [];
        const subscription = await bus.subscribe({
          group,
          topics: [topic],
          async onMessage(message) {
            await work(message);
            heard.push(textOf(message));
          },
        });
        return {
          ...subscription,
          texts: () => [...heard],
          hears: async (texts) =>
            void (await until(() => texts.every((text) => heard.includes(text)), DEADLINE_MS, `${texts}`)),
        };
      },
    };

    busTopics(bed);
    busPublishing(bed);
    busGroups(bed);
    busRedelivery(bed);
    busReplay(bed);
  });
}
