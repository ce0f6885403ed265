import { imagePath } from '../domain/image.ts';
import { shownCard } from '../domain/member-card.ts';
import type { SeenOffer } from '../usecases/see-offers.ts';

const isoTime = (at: number): string => new Date(at).toISOString();

export const offerView = ({ offer, applicantIds, applicantsCount, cards }: SeenOffer) => ({
  _id: offer._id,
  title: offer.title,
  description: offer.description,
  location: offer.location,
  type: offer.type,
  category: offer.category,
  salary: offer.salary,
  skillsRequired: offer.skillsRequired,
  status: offer.status,
  createdBy: shownCard(offer.createdBy, cards.get(offer.createdBy)),
  postImage: imagePath(offer.postImage, 640),
  applicants: applicantIds.map((userId) => shownCard(userId, cards.get(userId))),
  applicantsCount,
  createdAt: isoTime(offer.createdAt),
  updatedAt: isoTime(offer.updatedAt),
  deletedAt: offer.deletedAt === null ? null : isoTime(offer.deletedAt),
});
