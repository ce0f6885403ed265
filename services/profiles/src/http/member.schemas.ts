import { closed, id, line } from '@kindred/chassis/http/schemas';
import { categories, MAX_CATEGORIES } from '@kindred/proto/categories';
import { roles } from '@kindred/proto/role';
import { type TProperties, Type } from 'typebox';
import { MAX_ABOUT } from '../domain/about-html.ts';
import { hubSorts } from '../domain/hub-query.ts';
import { languageLevels } from '../domain/language.ts';
import { MAX_PORTFOLIO } from '../domain/portfolio.ts';
import { relations } from '../domain/relation.ts';
import { favouriteOf } from './favourite.schemas.ts';

/** One JSON type list instead of a union: the serialiser needs no validator for it, and lists are long. */
const textOrNull = () => Type.Unsafe<string | null>({ type: ['string', 'null'] });
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });
const role = () => oneOf(roles);

const MAX_NAME = 60;
const MAX_LINE = 120;

const cardFields = {
  _id: id(),
  id: id(),
  role: role(),
  address: closed({ firstname: Type.String(), lastname: Type.String() }),
  title: Type.String(),
  location: Type.String(),
  categories: Type.Array(Type.String()),
  profileImage: textOrNull(),
  averageRating: Type.Number(),
  ratingCount: Type.Integer(),
  /** For signed-in callers, where the card stands in none of their own lists. */
  relation: Type.Optional(oneOf(relations)),
} satisfies TProperties;

const publicFields = {
  ...cardFields,
  profileBackground: textOrNull(),
  about: Type.String(),
  languages: Type.Array(closed({ _id: id(), language: Type.String(), level: oneOf(languageLevels) })),
  interests: Type.Array(closed({ _id: id(), interest: Type.String() })),
  personality: Type.Array(closed({ _id: id(), personality: Type.String() })),
  portfolioImages: Type.Array(closed({ _id: id(), path: Type.String() })),
} satisfies TProperties;

const memberCard = closed(cardFields, 'MemberCard');

const selfFields = {
  email: Type.String(),
  isEmailHidden: Type.Boolean(),
  connections: Type.Array(memberCard),
  pendingRequests: Type.Array(memberCard),
  sentRequests: Type.Array(memberCard),
  favOffers: Type.Array(favouriteOf(memberCard)),
} satisfies TProperties;

export const selfSchema = closed({ ...publicFields, ...selfFields }, 'Self');

const ok = { success: Type.Literal(true) };

export const selfAnswer = closed({ ...ok, user: selfSchema }, 'SelfAnswer');

/** Public fields for everybody; the others as far as the caller may see them. */
export const singleUserAnswer = closed(
  { ...ok, user: Type.Intersect([closed(publicFields), Type.Partial(closed(selfFields))]) },
  'SingleUserAnswer',
);

export const hubAnswer = closed(
  {
    ...ok,
    users: Type.Array(memberCard),
    total: Type.Integer(),
    totalIsExact: Type.Boolean(),
    nextCursor: textOrNull(),
  },
  'HubAnswer',
);

export const hubSearch = closed({
  role: Type.Optional(role()),
  category: Type.Optional(oneOf(categories)),
  letter: Type.Optional(Type.String({ pattern: '^[A-Za-z]$' })),
  q: Type.Optional(line(100)),
  sort: Type.Optional(oneOf(hubSorts)),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000 })),
});

export const userParams = closed({ id: id() });

const name = { firstname: Type.Optional(line(MAX_NAME)), lastname: Type.Optional(line(MAX_NAME)) };

export const profilePatch = closed(
  {
    ...name,
    address: Type.Optional(closed(name)),
    title: Type.Optional(line(MAX_LINE)),
    location: Type.Optional(line(MAX_LINE)),
    categories: Type.Optional(Type.Array(oneOf(categories), { maxItems: MAX_CATEGORIES, uniqueItems: true })),
    about: Type.Optional(Type.String({ text: 'block', maxLength: MAX_ABOUT })),
    isEmailHidden: Type.Optional(Type.Boolean()),
    portfolioOrder: Type.Optional(Type.Array(id(), { maxItems: MAX_PORTFOLIO, uniqueItems: true })),
  },
  'ProfilePatch',
);
