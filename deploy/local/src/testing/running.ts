/** A running product as a browser and a reader of mails see it. */
export interface Running {
  readonly url: string;
  /** Where the local mailbox answers. */
  readonly opsUrl: string;
}

/** One that a test may kill and start again. */
export interface Restartable extends Running {
  /** `kill -9` of every process. */
  kill(): Promise<unknown>;
  /** Starts it again and waits until it is ready. */
  run(): Promise<void>;
}
