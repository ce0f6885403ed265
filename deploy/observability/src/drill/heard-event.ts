import type { Bus, BusMessage } from '@kindred/chassis/ports/bus';
import { until } from '@kindred/chassis/testing/until';
import { topics } from '@kindred/proto/catalog';

const SETTLE_MS = 60_000;

/** An event three services have taken in already: sent again it changes nothing. */
export async function heardEvent(bus: Bus): Promise<BusMessage> {
  const seen: BusMessage[] = [];
  const replay = await bus.replay({
    topics: [topics.profile],
    onMessage: async ({ topic, key, headers, value }) => void seen.push({ topic, key, headers, value }),
  });
  const first = await until(() => seen[0], SETTLE_MS, `an event on ${topics.profile}`);
  await replay.close();
  return first;
}

export const unreadable = (event: BusMessage): BusMessage => ({ ...event, value: Buffer.from('no event') });
