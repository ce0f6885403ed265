import { block, closed, file, id, line } from '@kindred/chassis/http/schemas';
import { MAX_IMAGE_BYTES } from '@kindred/chassis/images/image-encoder';
import { categories } from '@kindred/proto/categories';
import { type TProperties, Type } from 'typebox';
import { offerStatuses, offerTypes } from '../domain/offer.ts';
import { MAX_SALARY, MAX_SKILL, MAX_SKILLS } from '../domain/offer-draft.ts';

const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

const MAX_LINE = 120;
const MAX_TEXT = 10_000;
/** Twenty skills with a comma and a space after each. */
const SKILLS_TEXT = MAX_SKILLS * (MAX_SKILL + 2);

/** The image and the form around it. */
export const OFFER_BODY_LIMIT = MAX_IMAGE_BYTES + 128 * 1024;

/** Forms know only text: numbers are taken as digits too. */
const salary = () =>
  Type.Union([
    Type.Number({ minimum: 0, maximum: MAX_SALARY, examples: [1200] }),
    Type.String({ pattern: '^\\s*(?:\\d{1,10}(?:\\.\\d{1,2})?)?\\s*$', maxLength: 20 }),
    Type.Null(),
  ]);

/** The list comes first: what is wrong with one is told by its own rules. */
const skills = () =>
  Type.Union([Type.Array(line(MAX_SKILL, 0, 'ladders'), { maxItems: MAX_SKILLS }), line(SKILLS_TEXT)]);

/** A file in a form; the empty text is no image. */
const image = () => Type.Union([file(), Type.Literal(''), Type.Null()]);

const free = {
  location: Type.Optional(line(MAX_LINE, 0, 'Kiel')),
  salary: Type.Optional(salary()),
  skillsRequired: Type.Optional(skills()),
  createdBy: Type.Optional(id()),
  postImage: Type.Optional(image()),
} satisfies TProperties;

const needed = {
  title: line(MAX_LINE, 1, 'A wall by the water'),
  description: block(MAX_TEXT, 1, 'Twelve metres, facing the sea.'),
  type: oneOf(offerTypes),
  category: oneOf(categories),
  status: oneOf(offerStatuses),
} satisfies TProperties;

export const newOfferBody = closed({ ...needed, ...free }, 'NewOffer');
export const offerPatch = closed({ ...Type.Partial(closed(needed)).properties, ...free }, 'OfferPatch');
export const applyBody = closed({ offerId: id(), applicantId: Type.Optional(id()) }, 'Apply');
export const offerParams = closed({ id: id() });

export const offerSearch = closed({
  q: Type.Optional(line(100, 0, 'wall')),
  category: Type.Optional(oneOf(categories)),
  type: Type.Optional(oneOf(offerTypes)),
  status: Type.Optional(oneOf(offerStatuses)),
  createdBy: Type.Optional(id()),
  applicantId: Type.Optional(id()),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 400, examples: ['eyJvIjoiMTc5MyJ9'] })),
});
