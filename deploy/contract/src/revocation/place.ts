import type { Cluster } from '@kindred/local/cluster';
import type { Answer, Call } from '../testing/send-call.ts';

/** Somebody who signed in at a door. */
export interface SignedIn {
  userId: string;
  email: string;
  password: string;
  token: string;
}

/** A running product whose sessions are ended: one process, or several with a door each. */
export interface Place {
  /** Public doors; sessions end at the first, sockets are open at the last. */
  urls: readonly string[];
  call(door: number, call: Call): Promise<Answer>;
  signUp(): Promise<SignedIn>;
  /** Text of the newest mail to an address once `count` have come. */
  mailTo(email: string, count: number): Promise<string>;
  makeAdmin(userId: string): Promise<void>;
  /** Services past their door, where they are in this process. */
  services?: Cluster['services'];
  /** Takes the store away that processes share, or gives it back. */
  shareNothing?(isAway: boolean): Promise<void>;
  stop(): Promise<void>;
}
