import { type Image, imagePath } from './image.ts';
import { searchKeys } from './search-keys.ts';

export const offerTypes = ['offer', 'seeking'] as const;
export type OfferType = (typeof offerTypes)[number];

export const offerStatuses = ['open', 'closed'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** What its creator says about an offer. */
export interface OfferContent {
  title: string;
  description: string;
  location: string;
  type: OfferType;
  category: string;
  /** Null when nothing is said about money. */
  salary: number | null;
  skillsRequired: string[];
  status: OfferStatus;
}

/** Times are milliseconds since the epoch. */
export interface Offer extends OfferContent {
  _id: string;
  createdBy: string;
  postImage: Image | null;
  createdAt: number;
  updatedAt: number;
  /** Null while it is not taken back. */
  deletedAt: number | null;
  /** Follows the applications, see consumers/on-offer-applied.count-applicants.ts. */
  applicantsCount: number;
  /** How many of those count no longer; absent means none. */
  withdrawnCount?: number;
  /** `<creator>:<Idempotency-Key>` of the call that made it. */
  clientKey?: string;
  /** Of everything that call sent. */
  bodyHash: string;
  searchKeys: string[];
  order: string;
}

/** What a write may change, what is derived from it excluded. */
export type OfferFields = Partial<OfferContent & Pick<Offer, 'postImage' | 'updatedAt' | 'deletedAt'>>;

const MAX_TIME = 9_999_999_999_999;

/** Sortable, unique: ascending is newest first, and the value is the cursor of a page. */
export const newestFirst = (at: number, id: string): string =>
  `${String(MAX_TIME - at).padStart(String(MAX_TIME).length, '0')} ${id}`;

/** The offer with these fields, what is derived from them included; one taken back is found by nobody. */
export function withFields<O extends Offer>(offer: O, fields: OfferFields): O {
  const next = { ...offer, ...fields };
  return { ...next, searchKeys: next.deletedAt === null ? searchKeys(next) : [] };
}

/** What lists elsewhere show of an offer. */
export const cardOf = (offer: Offer) => ({
  offerId: offer._id,
  createdBy: offer.createdBy,
  title: offer.title,
  location: offer.location,
  type: offer.type,
  category: offer.category,
  salary: offer.salary,
  skillsRequired: offer.skillsRequired,
  status: offer.status,
  postImage: imagePath(offer.postImage, 640) ?? '',
  createdAt: offer.createdAt,
});

export type OfferCard = ReturnType<typeof cardOf>;
