import type { Bus, BusMessage } from '@kindred/chassis/ports/bus';
import { topics } from '@kindred/proto/catalog';

/** Everything on every topic so far, as it happened: by time, and by place within a partition. */
export async function recordAll(bus: Bus): Promise<BusMessage[]> {
  const messages: BusMessage[] = [];
  const replay = await bus.replay({
    topics: Object.values(topics),
    async onMessage({ topic, key, headers, value }) {
      messages.push({ topic, key, headers, value });
    },
  });
  await replay.close();
  const timeOf = ({ headers }: BusMessage): number => Date.parse(headers.ce_time ?? '');
  return messages.sort((a, b) => timeOf(a) - timeOf(b));
}

type Order = (all: readonly BusMessage[]) => BusMessage[];

/** Every event thrice each time, in orders a broker would never keep. */
export const orders: Readonly<Record<string, Order>> = {
  'as they happened, three times': (all) => [...all, ...all, ...all],
  'reversed, three times': (all) => [...all, ...all, ...all].toReversed(),
  'reversed within each key, three times': (all) => {
    const byKey = Map.groupBy(all, ({ topic, key }) => `${topic} ${key}`);
    const once = [...byKey.values()].flatMap((events) => events.toReversed());
    return [...once, ...once, ...once];
  },
};
