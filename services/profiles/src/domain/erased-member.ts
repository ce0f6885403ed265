import { blankMember, type Member, type MemberFields } from './member.ts';

/** What erasing sets: everything its owner wrote is blank. Totals stay with the ratings they are made of. */
export function erasedFields(member: Member): MemberFields {
  const { _id, userId, searchKeys, order, averageRating, ratingCount, ...blank } = blankMember(member._id);
  return {
    ...blank,
    role: member.role,
    isErased: true,
    sourceVersion: member.sourceVersion,
    removedEntries: [],
    answeredPosts: [],
  };
}
