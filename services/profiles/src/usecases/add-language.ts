import type { Ids } from '@kindred/chassis/ports/effects';
import { withLanguage } from '../domain/language.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeMember } from './change-member.ts';
import { requireOwnProfile } from './require-member.ts';

/** Adds a language to a profile, or gives a known one its new level. */
export const createAddLanguage =
  (members: MembersStore, ids: Ids) =>
  async (userId: string, language: string, level: string): Promise<void> => {
    await requireOwnProfile(members, userId);
    const _id = ids.next();
    await members.update(userId, (current) =>
      changeMember(current, { languages: withLanguage(current.languages, { _id, language, level }) }),
    );
  };

export type AddLanguage = ReturnType<typeof createAddLanguage>;
