/**
 * The shared state port: small values all replicas see, which may be lost at any time without harm
 * (rate limits, revocation cache, presence). Never the truth about anything.
 */
export interface WindowCount {
  /** Hits in the current window, this one included. */
  count: number;
  /** Milliseconds until the window ends. */
  resetMs: number;
}

export interface SharedState {
  /** Counts one hit on `key` in a fixed window that starts with its first hit. */
  hit(key: string, windowMs: number): Promise<WindowCount>;
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Adds a member that leaves by itself after `ttlMs` unless added again. */
  addMember(set: string, member: string, ttlMs: number): Promise<void>;
  removeMember(set: string, member: string): Promise<void>;
  members(set: string): Promise<string[]>;
  /** Resolves when the state can be reached now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
