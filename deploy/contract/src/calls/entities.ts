import type { Shape } from './shape.ts';

// The specification's point 3, in the views of the decisions, "Every call".

const names = { firstname: 'text', lastname: 'text' } as const;

/** What lists show of a member: never an address to write to. */
const cardFields = {
  _id: 'id',
  id: 'id',
  role: 'role',
  address: { fields: names },
  title: 'text',
  location: 'text',
  categories: { name: 'user.categories', list: 'text' },
  profileImage: 'urlOrNull',
} as const satisfies Record<string, Shape>;

const rated = { averageRating: 'number', ratingCount: 'count' } as const;

export const ratedCard: Shape = { fields: { ...cardFields, ...rated } };
export const memberCard = { fields: cardFields } as const satisfies Shape;

const offerFields = {
  _id: 'id',
  title: 'text',
  location: 'text',
  type: 'offerType',
  category: 'text',
  salary: 'numberOrNull',
  skillsRequired: { name: 'offer.skillsRequired', list: 'text' },
  status: 'offerStatus',
  createdBy: memberCard,
  postImage: 'urlOrNull',
} as const satisfies Record<string, Shape>;

export const offer: Shape = {
  fields: { ...offerFields, description: 'text', applicants: { name: 'offer.applicants', list: memberCard } },
};

const publicFields = {
  ...cardFields,
  ...rated,
  about: 'text',
  profileBackground: 'urlOrNull',
  interests: { name: 'user.interests', list: { fields: { _id: 'id', interest: 'text' } } },
  personality: { name: 'user.personality', list: { fields: { _id: 'id', personality: 'text' } } },
  languages: {
    name: 'user.languages',
    list: { fields: { _id: 'id', language: 'text', level: 'level' } },
  },
  portfolioImages: { name: 'user.portfolioImages', list: { fields: { _id: 'id', path: 'url' } } },
} as const satisfies Record<string, Shape>;

/** A profile as anybody sees it. */
export const profile: Shape = { fields: publicFields };

/** Oneself. */
export const self: Shape = {
  fields: {
    ...publicFields,
    email: 'text',
    connections: { name: 'user.connections', list: memberCard },
    pendingRequests: { name: 'user.pendingRequests', list: memberCard },
    sentRequests: { name: 'user.sentRequests', list: memberCard },
    favOffers: { name: 'user.favOffers', list: { fields: offerFields } },
  },
};

/** Who signed in, before the app fetches the rest. */
export const account: Shape = { fields: { _id: 'id', id: 'id', email: 'text', role: 'role' } };

export const rating: Shape = {
  fields: {
    _id: 'id',
    ratingNumber: 'stars',
    comment: 'text',
    rater: { fields: { profileImage: 'urlOrNull', address: { fields: { firstname: 'text' } } } },
  },
};

/** With the ids of both, for who gave it. */
export const ownRating: Shape = {
  fields: { _id: 'id', userId: 'id', ratedUserId: 'id', ratingNumber: 'stars', comment: 'text' },
};

export const notification: Shape = { fields: { senderId: 'id', receiverId: 'id' } };

export const message = {
  fields: {
    _id: 'id',
    senderId: 'id',
    receiverId: 'id',
    message: 'text',
    file: 'urlOrNull',
    createdAt: 'time',
    version: 'count',
  },
} as const satisfies Shape;
