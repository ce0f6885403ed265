/** What the load did and what it was told, kept outside the process that is killed. */
export interface Person {
  userId: string;
  email: string;
  token: string;
}

export interface SentMessage {
  key: string;
  text: string;
  from: Person;
  to: Person;
  /** Id from the 201; undefined while the outcome is unknown. */
  id: string | undefined;
}

/** Something written that later writes replace, with whether each was acknowledged, in order. */
export type History<T> = { said: T; isAcknowledged: boolean }[];

export interface MadeOffer {
  id: string;
  creator: Person;
  titles: History<string>;
  applicants: History<Person>;
  /** At most one; from then on nobody writes to it. */
  deletions: History<undefined>;
}

export interface Verdicts {
  rater: Person;
  rated: Person;
  stars: History<number>;
}

/** An acknowledged message that its sender edited or took back afterwards. */
export interface ChangedMessage {
  id: string;
  from: Person;
  to: Person;
  /** Undefined for one taken back. */
  text: string | undefined;
  isAcknowledged: boolean;
}

export interface Ledger {
  people: Person[];
  messages: SentMessage[];
  /** Per member: titles written, with whether the write was acknowledged, in order. */
  titles: Map<string, { title: string; isAcknowledged: boolean }[]>;
  /** Per pair: the last state written, with whether the write was acknowledged. */
  pairs: Map<string, { action: 'connect' | 'remove'; isAcknowledged: boolean }[]>;
  /** Per member: the path of each picture uploaded, undefined where no answer told it, in order. */
  pictures: Map<string, (string | undefined)[]>;
  offers: MadeOffer[];
  /** By rater and rated. */
  ratings: Map<string, Verdicts>;
  changedMessages: ChangedMessage[];
  /** Addresses whose registration was acknowledged. */
  registered: string[];
  /** Addresses whose registration has an unknown outcome. */
  maybeRegistered: string[];
  /** Answers that no outage explains. */
  unexpected: string[];
  acknowledged: number;
  unknown: number;
  /** Why writes have an unknown outcome: how often each. */
  reasons: Map<string, number>;
}

export const emptyLedger = (): Ledger => ({
  people: [],
  messages: [],
  titles: new Map(),
  pairs: new Map(),
  pictures: new Map(),
  offers: [],
  ratings: new Map(),
  changedMessages: [],
  registered: [],
  maybeRegistered: [],
  unexpected: [],
  acknowledged: 0,
  unknown: 0,
  reasons: new Map(),
});

export const pairOf = (a: Person, b: Person): string => [a.userId, b.userId].sort().join(':');

/** What may hold: the last acknowledged, or a later write without an answer, which may have happened or not. */
export const possible = <T>(history: History<T>): T[] =>
  history
    .slice(
      Math.max(
        0,
        history.findLastIndex(({ isAcknowledged }) => isAcknowledged),
      ),
    )
    .map(({ said }) => said);
