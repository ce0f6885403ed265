import type { Bus, BusMessage, DeliveredMessage, Subscription } from '../../ports/bus.ts';

export interface BusBed {
  /** The bus as it is now; another one after `reopen`. */
  bus(): Bus;
  reopen(): Promise<void>;
  /** False where the adapter cannot be opened again; such tests are skipped. */
  canReopen(): boolean;
  /** A new topic that exists. */
  aTopic(): Promise<string>;
  /** Subscribes and keeps what arrives, in order. */
  listen(
    group: string,
    topic: string,
    work?: (message: DeliveredMessage) => Promise<void>,
  ): Promise<Listener>;
}

export interface Listener extends Subscription {
  texts(): string[];
  /** Waits until all of these have arrived, whatever else did. */
  hears(texts: readonly string[]): Promise<void>;
}

/** Groups of a real broker need seconds to form; nothing here is timed. */
export const DEADLINE_MS = 60_000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const aMessage = (topic: string, key: string, text: string): BusMessage => ({
  topic,
  key,
  headers: { ce_id: `${key}/${text}` },
  value: encoder.encode(text),
});

export const textOf = ({ value }: BusMessage): string => decoder.decode(value);
