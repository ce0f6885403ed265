import { block, closed, id, line, shownText } from '@kindred/chassis/http/schemas';
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
const textOrNull = (example: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], examples: [example] });
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });
const role = () => oneOf(roles);

const MAX_NAME = 60;
const MAX_LINE = 120;
const IMAGE_EXAMPLE = '/media/profiles/0f1e2d3c4b5a69788796a5b4c3d2e1f0-640.webp';
const ABOUT_EXAMPLE = '<p>Walls, mostly.</p>';

const cardFields = {
  _id: id(),
  id: id(),
  role: role(),
  address: closed({ firstname: shownText('Mira'), lastname: shownText('Sol') }),
  title: shownText('Paints walls'),
  location: shownText('Kiel'),
  categories: Type.Array(shownText('Painting')),
  profileImage: textOrNull(IMAGE_EXAMPLE),
  averageRating: Type.Number({ examples: [4.5] }),
  ratingCount: Type.Integer({ examples: [12] }),
  /** For signed-in callers, where the card stands in none of their own lists. */
  relation: Type.Optional(oneOf(relations)),
} satisfies TProperties;

const publicFields = {
  ...cardFields,
  profileBackground: textOrNull('/media/profiles/f0e1d2c3b4a5968778695a4b3c2d1e0f-1600.webp'),
  about: shownText(ABOUT_EXAMPLE),
  languages: Type.Array(closed({ _id: id(), language: shownText('Danish'), level: oneOf(languageLevels) })),
  interests: Type.Array(closed({ _id: id(), interest: shownText('Tides') })),
  personality: Type.Array(closed({ _id: id(), personality: shownText('Patient') })),
  portfolioImages: Type.Array(closed({ _id: id(), path: shownText(IMAGE_EXAMPLE) })),
} satisfies TProperties;

const memberCard = closed(cardFields, 'MemberCard');

const selfFields = {
  email: shownText('mira@example.com'),
  isEmailHidden: Type.Boolean(),
  isHiddenFromSearchEngines: Type.Boolean(),
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
  { ...ok, user: closed({ ...publicFields, ...Type.Partial(closed(selfFields)).properties }) },
  'SingleUserAnswer',
);

export const hubAnswer = closed(
  {
    ...ok,
    users: Type.Array(memberCard),
    total: Type.Integer({ examples: [42] }),
    totalIsExact: Type.Boolean(),
    nextCursor: textOrNull('eyJvIjoiNC41MCJ9'),
  },
  'HubAnswer',
);

export const hubSearch = closed({
  role: Type.Optional(role()),
  category: Type.Optional(oneOf(categories)),
  letter: Type.Optional(Type.String({ pattern: '^[A-Za-z]$', examples: ['M'] })),
  q: Type.Optional(line(100, 0, 'mira')),
  sort: Type.Optional(oneOf(hubSorts)),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000, examples: ['eyJvIjoiNC41MCJ9'] })),
});

export const userParams = closed({ id: id() });

const name = {
  firstname: Type.Optional(line(MAX_NAME, 0, 'Mira')),
  lastname: Type.Optional(line(MAX_NAME, 0, 'Sol')),
};

export const profilePatch = closed(
  {
    ...name,
    address: Type.Optional(closed(name)),
    title: Type.Optional(line(MAX_LINE, 0, 'Paints walls')),
    location: Type.Optional(line(MAX_LINE, 0, 'Kiel')),
    categories: Type.Optional(Type.Array(oneOf(categories), { maxItems: MAX_CATEGORIES, uniqueItems: true })),
    about: Type.Optional(block(MAX_ABOUT, 0, ABOUT_EXAMPLE)),
    isEmailHidden: Type.Optional(Type.Boolean()),
    isHiddenFromSearchEngines: Type.Optional(Type.Boolean()),
    portfolioOrder: Type.Optional(Type.Array(id(), { maxItems: MAX_PORTFOLIO, uniqueItems: true })),
  },
  'ProfilePatch',
);
