import type { Documents } from '@kindred/chassis/ports/documents';
import type { Clock } from '@kindred/chassis/ports/effects';
import { type AccountDocument, createAccountsStore } from './store/accounts.store.ts';
import { createAnnounceAccounts } from './usecases/announce-accounts.ts';
import { createOperateAccounts } from './usecases/operate-accounts.ts';
import { createSetAdmin } from './usecases/set-admin.ts';

/** What operators may have this service do, past its door. `wake` tells the relay that events wait. */
export function createIdentityOperations(documents: Documents, clock: Clock, wake: () => void) {
  const accounts = createAccountsStore(documents.collection<AccountDocument>('accounts'), clock, wake);
  return {
    ...createOperateAccounts(accounts),
    setAdmin: createSetAdmin(accounts),
    announceAccounts: createAnnounceAccounts(documents, clock, wake),
  };
}
