import { setTimeout } from 'node:timers/promises';
import type { Bus, BusMessage, DeliveredMessage } from '@kindred/chassis/ports/bus';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What writers were told is stored, and what was found. */
export interface Record {
  acknowledged: Set<string>;
  rejectedCalls: number;
  /** Longest time between two acknowledgements since it was last reset. */
  longestGapMs: number;
  lastAckMs: number;
  /** From the first call to the acknowledgement, repetitions included. */
  longestWriteMs: number;
}

export const emptyRecord = (): Record => ({
  acknowledged: new Set(),
  rejectedCalls: 0,
  longestGapMs: 0,
  longestWriteMs: 0,
  lastAckMs: performance.now(),
});

const messagesOf = (topic: string, key: string, from: number, count: number): BusMessage[] =>
  Array.from({ length: count }, (_, at) => ({
    topic,
    key,
    headers: {},
    value: encoder.encode(`${key}:${from + at}`),
  }));

async function wasPublished(bus: Bus, messages: readonly BusMessage[], record: Record): Promise<boolean> {
  try {
    await bus.publish(messages);
    return true;
  } catch {
    record.rejectedCalls += 1;
    return false;
  }
}

/** One writer per key: goes on only when acknowledged, as the relay of an outbox does. */
export async function write(
  bus: Bus,
  topic: string,
  key: string,
  record: Record,
  { isOver, random, pauseMs }: { isOver: () => boolean; random: () => number; pauseMs: number },
): Promise<void> {
  for (let next = 0; !isOver(); ) {
    const messages = messagesOf(topic, key, next, 1 + Math.floor(random() * 3));
    const begun = performance.now();
    while (!(await wasPublished(bus, messages, record))) await setTimeout(pauseMs);
    const now = performance.now();
    record.longestGapMs = Math.max(record.longestGapMs, now - record.lastAckMs);
    record.longestWriteMs = Math.max(record.longestWriteMs, now - begun);
    record.lastAckMs = now;
    for (const { value } of messages) record.acknowledged.add(decoder.decode(value));
    next += messages.length;
    await setTimeout(pauseMs * random());
  }
}

export interface Findings {
  lost: string[];
  /** Texts that came before an earlier one of their key, looking at first arrivals alone. */
  disordered: string[];
  twice: number;
}

export function createReading() {
  const times = new Map<string, number>();
  const highest = new Map<string, number>();
  const disordered: string[] = [];
  return {
    async take({ key, value }: Pick<DeliveredMessage, 'key' | 'value'>): Promise<void> {
      const text = decoder.decode(value);
      const count = times.get(text) ?? 0;
      times.set(text, count + 1);
      if (count > 0) return;
      const at = Number(text.slice(key.length + 1));
      if (at !== (highest.get(key) ?? -1) + 1) disordered.push(text);
      highest.set(key, Math.max(at, highest.get(key) ?? -1));
    },
    has: (text: string): boolean => times.has(text),
    findings: (record: Record): Findings => ({
      lost: [...record.acknowledged].filter((text) => !times.has(text)),
      disordered,
      twice: [...times.values()].filter((count) => count > 1).length,
    }),
  };
}
