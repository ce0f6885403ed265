import type { Clock } from '@kindred/chassis/ports/effects';

export interface Replicas {
  /** The addresses to try, best first: those that rest come last. */
  inTurn(): readonly URL[];
  /** It said that it is leaving, or says nothing at all: others first until its door has closed. */
  leaves(address: URL): void;
  /** It could not be reached or did not answer: others first for a moment. */
  failed(address: URL): void;
}

/** Longer than a process drains: when it is asked again its door is closed, and a refused connection is safe to retry. */
export const LEAVING_MS = 8_000;
const FAILED_MS = 1_000;

/** Takes the replicas of one service in turn and lets one rest that failed or said it is leaving. */
export function createReplicas(addresses: readonly URL[], clock: Pick<Clock, 'monotonic'>): Replicas {
  const restingUntil = new Map<URL, number>();
  let next = 0;
  return {
    inTurn() {
      const turned = addresses.map((_, index) => addresses[(next + index) % addresses.length] as URL);
      next = (next + 1) % addresses.length;
      const now = clock.monotonic();
      const isResting = (address: URL): boolean => (restingUntil.get(address) ?? 0) > now;
      return [...turned.filter((a) => !isResting(a)), ...turned.filter(isResting)];
    },
    leaves: (address) => void restingUntil.set(address, clock.monotonic() + LEAVING_MS),
    failed: (address) => void restingUntil.set(address, clock.monotonic() + FAILED_MS),
  };
}
