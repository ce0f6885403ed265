import type { Bus, BusMessage, DeliveredMessage } from '../ports/bus.ts';

export const deadTopic = (topic: string): string => `${topic}.dead`;

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

/** The message as it goes back to its topic: only the effect that failed will see it. */
export function redriven(dead: BusMessage): BusMessage {
  const { kindred_group, kindred_effect, kindred_cause, kindred_offset, ...headers } = dead.headers;
  const target = kindred_effect && kindred_effect !== '*' ? `${kindred_group}/${kindred_effect}` : undefined;
  return {
    topic: dead.topic.replace(/\.dead$/, ''),
    key: dead.key,
    value: dead.value,
    headers: { ...headers, ...(target ? { kindred_only_effect: target } : {}) },
  };
}

/**
 * Sends every parked message of a topic back to it; answers how many. Repeating it is harmless: what was
 * applied meanwhile is ignored by version.
 */
export async function redriveDeadLetters(bus: Bus, topic: string): Promise<number> {
  let count = 0;
  let isDone = false;
  const replay = await bus.replay({
    topics: [deadTopic(topic)],
    async onMessage(message) {
      if (isDone) return;
      await bus.publish([redriven(message)]);
      count += 1;
    },
  });
  isDone = true;
  await replay.close();
  return count;
}
