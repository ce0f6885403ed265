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

export interface Ledger {
  people: Person[];
  messages: SentMessage[];
  /** Per member: titles written, with whether the write was acknowledged, in order. */
  titles: Map<string, { title: string; isAcknowledged: boolean }[]>;
  /** Per pair: the last state written, with whether the write was acknowledged. */
  pairs: Map<string, { action: 'connect' | 'remove'; isAcknowledged: boolean }[]>;
  /** Per member: the path of each picture uploaded, undefined where no answer told it, in order. */
  pictures: Map<string, (string | undefined)[]>;
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
  registered: [],
  maybeRegistered: [],
  unexpected: [],
  acknowledged: 0,
  unknown: 0,
  reasons: new Map(),
});

export const pairOf = (a: Person, b: Person): string => [a.userId, b.userId].sort().join(':');
