import type { AccountsStore } from '../store/accounts.store.ts';

export type NoteErasure = (userId: string, service: string) => Promise<void>;

/** One service keeps nothing of a deleted member any more; after the last one nobody is asked again. */
export const createNoteErasure =
  (accounts: AccountsStore): NoteErasure =>
  async (userId, service) => {
    await accounts.update(userId, ({ erasure }) => {
      if (!erasure?.awaits.includes(service)) return undefined;
      const awaits = erasure.awaits.filter((name) => name !== service);
      return awaits.length === 0
        ? { unset: ['erasure'], events: [] }
        : { set: { erasure: { ...erasure, awaits } }, events: [] };
    });
  };
