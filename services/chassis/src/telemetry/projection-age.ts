import type { Clock } from '../ports/effects.ts';

/** A delivery that was not tried again for so long belongs to another replica by now. */
const FORGOTTEN_MS = 120_000;

export interface ProjectionAge {
  /** A message is about to be handled; it stays in hand until `handled`, however often it fails. */
  taken(topic: string, partition: number, occurredAt: number): void;
  handled(topic: string, partition: number): void;
  /** So many events of each topic waited just now. */
  measured(lags: Readonly<Record<string, number>>): void;
  lagOf(topic: string): number | undefined;
  /** Seconds; 0 when nothing waits. */
  ageOf(topic: string): number;
}

/**
 * How old the oldest event is that a service has not taken in: the oldest in hand, else the last one taken in before
 * those that wait, else the moment it was first seen that some wait.
 */
export function createProjectionAge(clock: Pick<Clock, 'now' | 'monotonic'>): ProjectionAge {
  const lags = new Map<string, number>();
  const behindSince = new Map<string, number>();
  const inHand = new Map<string, { topic: string; occurredAt: number; triedAt: number }>();
  const placeOf = (topic: string, partition: number): string => `${partition} ${topic}`;

  return {
    taken(topic, partition, occurredAt) {
      inHand.set(placeOf(topic, partition), { topic, occurredAt, triedAt: clock.monotonic() });
    },
    handled(topic, partition) {
      const place = placeOf(topic, partition);
      const message = inHand.get(place);
      inHand.delete(place);
      if (message && behindSince.has(topic)) behindSince.set(topic, message.occurredAt);
    },
    measured(measuredLags) {
      for (const [topic, lag] of Object.entries(measuredLags)) {
        lags.set(topic, lag);
        if (lag > 0 && !behindSince.has(topic)) behindSince.set(topic, clock.now());
        if (lag === 0) behindSince.delete(topic);
      }
    },
    lagOf: (topic) => lags.get(topic),
    ageOf(topic) {
      const since = [...inHand.values()]
        .filter((one) => one.topic === topic && clock.monotonic() - one.triedAt < FORGOTTEN_MS)
        .map(({ occurredAt }) => occurredAt);
      const waiting = behindSince.get(topic);
      if (waiting !== undefined) since.push(waiting);
      return since.length === 0 ? 0 : Math.max(0, clock.now() - Math.min(...since)) / 1_000;
    },
  };
}
