import type { Ids } from '@kindred/chassis/ports/effects';
import { postOf } from '../domain/answered-posts.ts';
import { withLanguage } from '../domain/language.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeOnce } from './change-once.ts';
import { requireOwnProfile } from './require-member.ts';

/** Adds a language to a profile, or gives a known one its new level. */
export const createAddLanguage =
  (members: MembersStore, ids: Ids) =>
  /** @throws AppError invalid, conflict `too-many-languages`, unprocessable `idempotency-key-reused` */
  async (
    userId: string,
    language: string,
    level: string,
    idempotencyKey?: string | undefined,
  ): Promise<void> => {
    await requireOwnProfile(members, userId);
    const post = postOf('add-language', idempotencyKey, [language, level]);
    const _id = ids.next();
    await members.update(userId, (current) =>
      changeOnce(current, post, ({ languages }) => ({
        languages: withLanguage(languages, { _id, language, level }),
      })),
    );
  };

export type AddLanguage = ReturnType<typeof createAddLanguage>;
