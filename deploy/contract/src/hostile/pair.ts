import type { RawAnswer, RawCall } from './send-raw.ts';

/** One hostile input at one place, and what the product has to answer. */
export interface Pair {
  title: string;
  send: RawCall;
  /** Statuses the catalogue allows. */
  allowed: readonly number[];
  /** What is wrong with the answer beyond its status; nothing when absent. */
  flaw?: (answer: RawAnswer) => string | undefined;
}

/** What the corpus says about one value. */
export interface Payload {
  name: string;
  /** A JSON value; in a path, a query or a form only texts are sent. */
  value: unknown;
  /** Taken as nothing but text and stored as it is, or cleaned where the text is HTML; refused when absent. */
  isInert?: true;
}
