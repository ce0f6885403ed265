import type { Locale } from './locale.ts';
import type { Role } from './role.ts';

export interface Link {
  tokenHash: string;
  /** Milliseconds since the epoch, as every time here. */
  expiresAt: number;
  lastUsedAt?: number;
}

export interface Account {
  _id: string;
  /** As normalizeEmail writes it. */
  email: string;
  passwordHash: string;
  role: Role;
  categories: string[];
  locale: Locale;
  isVerified: boolean;
  verifiedAt?: number;
  isSuspended: boolean;
  terms: { version: string; acceptedAt: number };
  /** Sessions of a lower generation have ended. */
  sessionGeneration: number;
  confirmation?: Link;
  /** The link of an earlier mail to the same person, still good until it expires. */
  previousConfirmation?: Link;
  reset?: Link;
  /** The last link request that was answered: a repeated one mails nothing. */
  answeredRequest?: string;
  registration: Registration;
  createdAt: number;
}

export interface Registration {
  /** The Idempotency-Key. */
  key?: string;
  /** Hash of everything but the password, which only the slow hash may keep. */
  bodyHash: string;
}
