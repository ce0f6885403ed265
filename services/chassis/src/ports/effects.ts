/** Wall clock in milliseconds since the epoch, for what people see and for expiry. */
export interface Clock {
  now(): number;
  /** Milliseconds on a clock that never jumps; compare only within one process. */
  monotonic(): number;
  /** Resolves after `ms`, or at once when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** New document ids: 24 hex characters, unique, increasing with time within one process. */
export interface Ids {
  next(): string;
}

/** Unpredictable bytes for tokens and keys. */
export interface Randomness {
  bytes(length: number): Uint8Array;
}
