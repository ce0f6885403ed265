import { normalizeEmail } from '../domain/email.ts';
import type { AccountsStore } from '../store/accounts.store.ts';

/** Answers false where no confirmed account has the address: whoever only typed it gets no rights with it. */
export type SetAdmin = (email: string, isAdmin: boolean) => Promise<boolean>;

/** For operators alone; no route leads here. */
export const createSetAdmin =
  (accounts: AccountsStore): SetAdmin =>
  async (written, isAdmin) => {
    const account = await accounts.byEmail(normalizeEmail(written));
    if (!account?.isVerified) return false;
    await accounts.update(account._id, (current) =>
      (current.isAdmin ?? false) === isAdmin ? undefined : { set: { isAdmin }, events: [] },
    );
    return true;
  };
