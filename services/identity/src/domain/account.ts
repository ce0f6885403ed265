import type { Locale } from '@kindred/chassis/http/locale';
import type { Role } from '@kindred/proto/role';

export interface Link {
  tokenHash: string;
  /** Milliseconds since the epoch, as every time here. */
  expiresAt: number;
  lastUsedAt?: number;
}

export interface AcceptedTerms {
  version: string;
  acceptedAt: number;
}

/** What one registration asked for. */
export interface Choice {
  passwordHash: string;
  role: Role;
  categories: string[];
  locale: Locale;
  /** Null where the call named none: it knows four fields, and no acceptance is made up. */
  terms: AcceptedTerms | null;
}

/** The link of one registration: opening it makes that registration's choice the account's. */
export interface ConfirmationLink extends Link {
  /** Absent once the account is confirmed. */
  choice?: Choice;
}

/** Until it is confirmed, its choice is that of the first registration of the address. */
export interface Account extends Choice {
  _id: string;
  /** As normalizeEmail writes it. */
  email: string;
  isVerified: boolean;
  verifiedAt?: number;
  isSuspended: boolean;
  /** May suspend and reinstate others; set by an operator, never by a request. Absent means no. */
  isAdmin?: boolean;
  /** While it is not confirmed: from then on the sweep may delete it. */
  confirmBy?: number;
  deletedAt?: number;
  /** Of a deleted account, until every service has erased what it kept. */
  erasure?: Erasure;
  /** Sessions of a lower generation have ended. */
  sessionGeneration: number;
  /** Of every mail to this address, the newest last; none takes another's place. */
  confirmations: ConfirmationLink[];
  reset?: Link;
  /** The last link request that was answered: a repeated one mails nothing. */
  answeredRequest?: string;
  registration: Registration;
  createdAt: number;
}

export interface Erasure {
  /** Services that have not answered yet. */
  awaits: string[];
  nextAskAt: number;
}

/** The latest registration of the address, so that a retry is known. */
export interface Registration {
  /** The Idempotency-Key. */
  key?: string;
  /** Hash of everything but the password, which only the slow hash may keep. */
  bodyHash: string;
  /** Its password while it waits for its link; the account's own when absent. */
  passwordHash?: string;
}
