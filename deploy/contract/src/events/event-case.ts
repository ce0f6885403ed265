import type { BusMessage } from '@kindred/chassis/ports/bus';
import type { Collection, StoredDocument } from '@kindred/chassis/ports/documents';

/** What builders of events may use of the product under test. */
export interface World {
  /** Of a member, an offer, a message: 24 hex characters nobody has yet. */
  freshId(): string;
  now(): number;
  /** A link token as identity seals it for mail. */
  sealedToken(): Uint8Array;
  stored<T extends StoredDocument>(service: string, collection: string): Collection<T>;
  /** Status of a call of a member with this session at the door, or past it at the chat service. */
  statusAt(where: 'gateway' | 'chat', userId: string, sid: string): Promise<number>;
}

/** What a consumer shows once it has taken the event in. */
export interface Effect {
  isApplied(): Promise<boolean>;
  /** What it knows besides its documents. */
  look?(): Promise<unknown>;
}

/** One event about things nobody has heard of. */
export interface Scene {
  /** What every consumer must have heard before; none when absent. */
  before?: readonly BusMessage[];
  current: BusMessage;
  /** Of lower versions, and saying something else. */
  older: readonly BusMessage[];
  /** By `<consuming service>/<effect>`. */
  effects: Readonly<Record<string, Effect>>;
  /** Decodes and has its ids, and can never be applied, by `<consuming service>/<effect>`. */
  impossible?: Readonly<Record<string, BusMessage>>;
}

/** Makes a new scene each time. */
export type EventCase = (world: World) => Promise<Scene> | Scene;
