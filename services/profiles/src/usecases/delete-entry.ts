import { type EntryList, withoutEntry } from '../domain/removed-entries.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeMember } from './change-member.ts';
import { requireOwnProfile } from './require-member.ts';

/** Deletes a language, an interest or a part of the personality; deleting it again changes nothing. */
export const createDeleteEntry =
  (members: MembersStore) =>
  /** @throws AppError not-found for what this profile never had */
  async (userId: string, list: Exclude<EntryList, 'portfolioImages'>, id: string): Promise<void> => {
    await requireOwnProfile(members, userId);
    await members.update(userId, (current) => {
      const fields = withoutEntry(current, list, id);
      return fields && changeMember(current, fields);
    });
  };

export type DeleteEntry = ReturnType<typeof createDeleteEntry>;
