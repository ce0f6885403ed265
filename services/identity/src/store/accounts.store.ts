import {
  type AggregateDocument,
  type Aggregates,
  createAggregates,
} from '@kindred/chassis/outbox/aggregates';
import type { Collection } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { Account } from '../domain/account.ts';
import { CONFIRMATION_PATH } from './identity.indexes.ts';

export interface AccountDocument extends Account, AggregateDocument {}

export interface AccountsStore extends Aggregates<AccountDocument> {
  byEmail(email: string): Promise<AccountDocument | undefined>;
  byRegistrationKey(key: string): Promise<AccountDocument | undefined>;
  byConfirmation(tokenHash: string): Promise<AccountDocument | undefined>;
  byReset(tokenHash: string): Promise<AccountDocument | undefined>;
  /** Those not confirmed in time, the longest overdue first. */
  unconfirmedBefore(time: number, limit: number): Promise<AccountDocument[]>;
  /** Deleted ones some services have not answered for. */
  dueForErasure(time: number, limit: number): Promise<AccountDocument[]>;
}

export function createAccountsStore(
  accounts: Collection<AccountDocument>,
  clock: Clock,
  wake: () => void,
): AccountsStore {
  return {
    ...createAggregates(accounts, clock, wake),
    byEmail: (email) => accounts.findOne({ email }),
    byRegistrationKey: (key) => accounts.findOne({ 'registration.key': key }),
    byConfirmation: (tokenHash) => accounts.findOne({ [CONFIRMATION_PATH]: tokenHash }),
    byReset: (tokenHash) => accounts.findOne({ 'reset.tokenHash': tokenHash }),
    unconfirmedBefore: (time, limit) =>
      accounts.find({ confirmBy: { $lte: time } }, { sort: { confirmBy: 1 }, limit }),
    dueForErasure: (time, limit) =>
      accounts.find({ 'erasure.nextAskAt': { $lte: time } }, { sort: { 'erasure.nextAskAt': 1 }, limit }),
  };
}
