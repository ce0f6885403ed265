import type { Role } from '@kindred/proto/role';
import type { AnsweredPost } from './answered-posts.ts';
import type { Language } from './language.ts';
import { type MemberOrder, memberOrder } from './member-order.ts';
import { type Picture, picturePath } from './picture.ts';
import type { PortfolioImage } from './portfolio.ts';
import type { RatingTotals } from './rating-totals.ts';
import { searchKeys } from './search-keys.ts';
import type { Trait } from './trait.ts';

/** What a member is and shows. Times are milliseconds since the epoch. */
export interface Member {
  _id: string;
  userId: string;
  role: Role;
  email: string;
  address: { firstname: string; lastname: string };
  title: string;
  location: string;
  categories: string[];
  /** HTML that went through the allow-list. */
  about: string;
  languages: Language[];
  interests: Trait<'interest'>[];
  personality: Trait<'personality'>[];
  /** In the order its owner chose. */
  portfolioImages: PortfolioImage[];
  profileImage: Picture | null;
  profileBackground: Picture | null;
  isEmailHidden: boolean;
  /** Its owner asked search engines to leave the profile out; absent: they may show it. */
  isHiddenFromSearchEngines?: boolean;
  /** 0 with a ratingCount of 0: unrated. */
  averageRating: number;
  ratingCount: number;
  /** What the two are made of; absent until the first rating. */
  ratingTotals?: RatingTotals;
  isVerified: boolean;
  isSuspended: boolean;
  /** The account is deleted: nothing of it is kept, and nothing that arrives late brings it back. */
  isErased?: boolean;
  createdAt: number;
  lastActiveAt: number;
  /** Version of the identity account behind each effect; 0: that event has not arrived yet. */
  sourceVersion: { registered: number; verified: number; suspension?: number };
  /** `<list>:<id>` of what its owner deleted lately, so that deleting it again is no error. */
  removedEntries?: string[];
  /** Calls with an Idempotency-Key, the newest last. */
  answeredPosts?: AnsweredPost[];
  searchKeys: string[];
  order: MemberOrder;
}

export type MemberFields = Partial<Omit<Member, '_id' | 'userId' | 'searchKeys' | 'order'>>;

/** Where a member starts, whichever event about them comes first. */
export function blankMember(userId: string): Member {
  const blank = {
    _id: userId,
    userId,
    role: 'entrepreneur' as const,
    email: '',
    address: { firstname: '', lastname: '' },
    title: '',
    location: '',
    categories: [],
    about: '',
    languages: [],
    interests: [],
    personality: [],
    portfolioImages: [],
    profileImage: null,
    profileBackground: null,
    isEmailHidden: false,
    isHiddenFromSearchEngines: false,
    averageRating: 0,
    ratingCount: 0,
    isVerified: false,
    isSuspended: false,
    createdAt: 0,
    lastActiveAt: 0,
    sourceVersion: { registered: 0, verified: 0 },
  };
  return { ...blank, searchKeys: [], order: memberOrder(blank) };
}

/** The registration has arrived, so there is something true to show its owner. */
export const isKnown = (member: Member): boolean => !member.isErased && member.sourceVersion.registered > 0;

/** May be shown to others. */
export const isVisible = (member: Member): boolean =>
  isKnown(member) && member.isVerified && !member.isSuspended;

/** Search engines may show the profile: one with a name whose owner did not ask them to stay away. */
export const isIndexable = (member: Member): boolean =>
  isVisible(member) &&
  member.isHiddenFromSearchEngines !== true &&
  Object.values(member.address).some((part) => part.trim() !== '');

/** The member with these fields, what is derived from them included. */
export function withFields(member: Member, fields: MemberFields): Member {
  const next = { ...member, ...fields };
  return { ...next, order: memberOrder(next), searchKeys: isVisible(next) ? searchKeys(next) : [] };
}

/** Names of the pictures somebody may be looking at. */
export const shownPictures = ({ profileImage, profileBackground, portfolioImages }: Member): string[] =>
  [profileImage, profileBackground, ...portfolioImages].flatMap((picture) => picture?.name ?? []);

/** What cards everywhere show of a member. */
export const cardOf = (member: Member) => ({
  userId: member.userId,
  role: member.role,
  firstname: member.address.firstname,
  lastname: member.address.lastname,
  title: member.title,
  location: member.location,
  categories: member.categories,
  profileImage: picturePath(member.profileImage, 640) ?? '',
  isVisible: isVisible(member),
});

export type Card = ReturnType<typeof cardOf>;
