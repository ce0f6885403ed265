import type { Member } from '../domain/member.ts';
import { picturePath } from '../domain/picture.ts';
import type { Favourite } from '../usecases/read-favourites.ts';
import type { Self } from '../usecases/read-self.ts';

/** What a card in a list shows. */
export const cardView = (member: Member) => ({
  _id: member._id,
  id: member._id,
  role: member.role,
  address: { firstname: member.address.firstname, lastname: member.address.lastname },
  title: member.title,
  location: member.location,
  categories: member.categories,
  profileImage: picturePath(member.profileImage, 640),
  averageRating: member.averageRating,
  ratingCount: member.ratingCount,
});

/** What everybody may see on a profile. */
export const publicView = (member: Member) => ({
  ...cardView(member),
  profileBackground: picturePath(member.profileBackground, 1600),
  about: member.about,
  languages: member.languages,
  interests: member.interests,
  personality: member.personality,
  portfolioImages: member.portfolioImages.map((image) => ({
    _id: image._id,
    path: picturePath(image, 640) ?? '',
  })),
});

/** What other members see: the address too, unless its owner hides it. */
export const memberView = (member: Member) => ({
  ...publicView(member),
  ...(member.isEmailHidden ? {} : { email: member.email }),
});

/** An offer among the favourites. */
const favouriteView = ({ offer, creator }: Favourite) => ({
  _id: offer._id,
  title: offer.title,
  location: offer.location,
  type: offer.type,
  category: offer.category,
  salary: offer.salary,
  skillsRequired: offer.skillsRequired,
  status: offer.status,
  createdBy: cardView(creator),
  postImage: offer.postImage || null,
  createdAt: new Date(offer.createdAt).toISOString(),
});

/** What members see of themselves. */
export const selfView = ({ member, connections, pendingRequests, sentRequests, favourites }: Self) => ({
  ...publicView(member),
  email: member.email,
  isEmailHidden: member.isEmailHidden,
  isHiddenFromSearchEngines: member.isHiddenFromSearchEngines === true,
  connections: connections.map(cardView),
  pendingRequests: pendingRequests.map(cardView),
  sentRequests: sentRequests.map(cardView),
  favOffers: favourites.map(favouriteView),
});
