import { isDeepStrictEqual } from 'node:util';
import type { Change } from '@kindred/chassis/outbox/aggregates';
import { cardOf, isVisible, type Member, type MemberFields, withFields } from '../domain/member.ts';
import { profileUpdatedEvent } from '../events/profile-updated.event.ts';
import type { MemberDocument } from '../store/members.store.ts';

/**
 * The write that gives a member these fields, or undefined when they hold already. Others are told only when
 * the card they can see changed.
 */
export function changeMember(before: Member, fields: MemberFields): Change<MemberDocument> | undefined {
  const after = withFields(before, fields);
  if (isDeepStrictEqual(before, after)) return undefined;
  const isCardChanged = !isDeepStrictEqual(cardOf(before), cardOf(after));
  const isSeen = isVisible(before) || isVisible(after);
  return {
    set: { ...fields, searchKeys: after.searchKeys, order: after.order },
    events: isCardChanged && isSeen ? [profileUpdatedEvent(cardOf(after))] : [],
  };
}
