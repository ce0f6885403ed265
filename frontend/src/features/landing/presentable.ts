import type { MemberCard } from '../../lib/api-types.ts';
import { fullName } from '../../lib/format.ts';

/** Only members who have given a name and chosen a category stand in the window. */
export const isPresentable = (member: MemberCard) => fullName(member) !== '' && member.categories.length > 0;
