import type { Ids } from '@kindred/chassis/ports/effects';
import { postOf } from '../domain/answered-posts.ts';
import type { Member, MemberFields } from '../domain/member.ts';
import { type TraitKind, withTrait } from '../domain/trait.ts';
import type { MembersStore } from '../store/members.store.ts';
import { changeOnce } from './change-once.ts';
import { requireOwnProfile } from './require-member.ts';

export interface NewTrait {
  userId: string;
  kind: TraitKind;
  text: string;
  idempotencyKey: string | undefined;
}

function traitFields(member: Member, kind: TraitKind, _id: string, text: string): MemberFields {
  return kind === 'interest'
    ? { interests: withTrait(member.interests, kind, { _id, interest: text }) }
    : { personality: withTrait(member.personality, kind, { _id, personality: text }) };
}

/** Adds an interest or a part of the personality to a profile; what it says already is not said twice. */
export const createAddTrait =
  (members: MembersStore, ids: Ids) =>
  /** @throws AppError invalid, conflict for a full list, unprocessable `idempotency-key-reused` */
  async ({ userId, kind, text, idempotencyKey }: NewTrait): Promise<void> => {
    await requireOwnProfile(members, userId);
    const post = postOf(kind, idempotencyKey, [text]);
    const _id = ids.next();
    await members.update(userId, (current) =>
      changeOnce(current, post, (member) => traitFields(member, kind, _id, text)),
    );
  };

export type AddTrait = ReturnType<typeof createAddTrait>;
