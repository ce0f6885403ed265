import { isIndexable, type Member } from '../domain/member.ts';
import { plainAbout } from '../domain/plain-about.ts';

/** What other sites show of a profile beside a link to it. */
export const shareCardView = (member: Member) => ({
  _id: member._id,
  role: member.role,
  name: `${member.address.firstname} ${member.address.lastname}`.trim(),
  title: member.title,
  location: member.location,
  categories: member.categories,
  about: plainAbout(member.about),
  picture: `/media/share/${member._id}.png`,
  isIndexed: isIndexable(member),
});
