/** The bus port: topics of keyed messages, in order per key, delivered at least once to every consumer group. */
export interface BusMessage {
  topic: string;
  /** Messages of one key keep their order. */
  key: string;
  headers: Readonly<Record<string, string>>;
  value: Uint8Array;
}

export interface DeliveredMessage extends BusMessage {
  partition: number;
  /** Position within the partition, decimal. */
  offset: string;
}

export interface SubscribeOptions {
  /** Members of one group share the messages; every group gets all of them. */
  group: string;
  topics: readonly string[];
  /**
   * The offset is committed after this resolves. When it rejects, the same message is delivered again
   * after a pause, without end, and later messages of its partition wait.
   */
  onMessage(message: DeliveredMessage): Promise<void>;
}

export interface ReplayOptions {
  topics: readonly string[];
  /** Called for every message from the beginning of the topics, then for each new one; no offsets are kept. */
  onMessage(message: DeliveredMessage): Promise<void>;
}

export interface Subscription {
  /** True while the consumer is a working member of its group. */
  isHealthy(): boolean;
  /** Finishes the message in hand, commits, leaves. */
  close(): Promise<void>;
}

export interface Bus {
  /** Resolves when the bus answers. @throws AppError unavailable */
  ping(): Promise<void>;
  /** Those of the topics that were never made. */
  missing(topics: readonly string[]): Promise<string[]>;
  /** Idempotent, also when several processes do it at once: makes the topics. */
  ensure(topics: readonly string[]): Promise<void>;
  /**
   * Resolves when every message is durable, in the order given. A rejected call may have stored some: publish again.
   * A topic that was never made rejects before anything is stored. @throws AppError unavailable
   */
  publish(messages: readonly BusMessage[]): Promise<void>;
  subscribe(options: SubscribeOptions): Promise<Subscription>;
  /** Messages of each topic that the group has not committed yet. */
  lag(group: string, topics: readonly string[]): Promise<Record<string, number>>;
  /** Every process sees everything; resolves when what was in the topics at the call has been handled. */
  replay(options: ReplayOptions): Promise<Subscription>;
  close(): Promise<void>;
}
