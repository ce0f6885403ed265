import { AppError } from '@kindred/chassis/errors/app-error';
import { isKnown, isVisible, type Member } from '../domain/member.ts';
import type { MemberDocument, MembersStore } from '../store/members.store.ts';

const RETRY_AFTER_SECONDS = 1;

/** Who holds a token was registered: without a profile its event is on the way. */
export function requireKnown<M extends Member>(member: M | undefined): M {
  if (member && isKnown(member)) return member;
  throw new AppError('unavailable', 'profile-not-ready', RETRY_AFTER_SECONDS);
}

/** @throws AppError unavailable `profile-not-ready` */
export const requireOwnProfile = async (members: MembersStore, userId: string): Promise<MemberDocument> =>
  requireKnown(await members.get(userId));

/** @throws AppError not-found when nobody has the id or others may not see them: both answer the same. */
export async function requireVisibleMember(members: MembersStore, userId: string): Promise<MemberDocument> {
  const member = await members.get(userId);
  if (!member || !isVisible(member)) throw new AppError('not-found', 'not-found');
  return member;
}
