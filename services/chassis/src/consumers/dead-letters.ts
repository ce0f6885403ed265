import { unavailable } from '../errors/app-error.ts';
import type { Bus, BusMessage, DeliveredMessage } from '../ports/bus.ts';
import type { Clock } from '../ports/effects.ts';

const SUFFIX = '.dead';

export const deadTopic = (topic: string): string => `${topic}${SUFFIX}`;
export const isDeadTopic = (topic: string): boolean => topic.endsWith(SUFFIX);

/** People need longer to mend a cause than consumers to read: dead topics are kept for at least this. */
export const DEAD_LETTERS_MS = 14 * 24 * 3_600_000;

/** Parks a message with its cause; key and value stay as they were, so it can be sent again. */
export async function parkMessage(
  bus: Bus,
  message: DeliveredMessage,
  why: { group: string; effect: string; cause: string },
): Promise<void> {
  await bus.publish([
    {
      topic: deadTopic(message.topic),
      key: message.key,
      value: message.value,
      headers: {
        ...message.headers,
        kindred_group: why.group,
        kindred_effect: why.effect,
        kindred_cause: why.cause.slice(0, 500),
        kindred_offset: `${message.partition}:${message.offset}`,
      },
    },
  ]);
}

/**
 * The message as it goes back to its topic: only the effect that failed will see it; one whose envelope nobody could
 * read goes to all. Parked again it still tells in which call it was sent.
 */
export function redriven(dead: BusMessage, call: string): BusMessage {
  const { kindred_group, kindred_effect, kindred_cause, kindred_offset, ...headers } = dead.headers;
  const target = kindred_effect && kindred_effect !== '*' ? `${kindred_group}/${kindred_effect}` : undefined;
  return {
    topic: dead.topic.replace(/\.dead$/, ''),
    key: dead.key,
    value: dead.value,
    headers: { ...headers, kindred_redrive: call, ...(target ? { kindred_only_effect: target } : {}) },
  };
}

const REDRIVE_DEADLINE_MS = 60_000;
const LOOK_MS = 500;

const unfinished = () => unavailable(5);

/**
 * Sends what is parked of a topic back to it; answers how many. What an earlier call has sent stays: the group
 * `<topic>.redrive` remembers its place, and what is parked after the call waits for the next. Something sent
 * twice is harmless: consumers ignore by version what they know.
 * @throws AppError unavailable when it does not come to its end in a minute; the next call goes on from there
 */
export async function redriveDeadLetters(bus: Bus, topic: string, clock: Clock): Promise<number> {
  const dead = deadTopic(topic);
  const group = `${topic}.redrive`;
  const lag = async (): Promise<number> => (await bus.lag(group, [dead]))[dead] ?? 0;
  const waiting = await lag();
  if (waiting === 0) return 0;
  const call = String(clock.now());
  const sent = new Set<string>();
  const over = new AbortController();
  const subscription = await bus.subscribe({
    group,
    topics: [dead],
    async onMessage(message) {
      // Rejected, so that its place is not committed: what comes back at once must not go round in circles, nor be
      // taken for one of those that wait in other partitions.
      if (over.signal.aborted || message.headers.kindred_redrive === call) throw unfinished();
      await bus.publish([redriven(message, call)]);
      sent.add(`${message.partition}:${message.offset}`);
      if (sent.size >= waiting) over.abort();
    },
  });
  try {
    // Somebody else may be at it too: then the end is that nothing waits any more.
    const end = clock.monotonic() + REDRIVE_DEADLINE_MS;
    while (!over.signal.aborted) {
      await clock.sleep(LOOK_MS, over.signal);
      if (!over.signal.aborted && (await lag()) === 0) break;
      if (clock.monotonic() > end) throw unfinished();
    }
  } finally {
    over.abort();
    await subscription.close();
  }
  return sent.size;
}
