import { block, closed, id, shownText } from '@kindred/chassis/http/schemas';
import { type TProperties, Type } from 'typebox';

const ok = { success: Type.Literal(true) };

/** Wider than a comment may be: what counts is its length once trimmed. */
const RAW_LENGTH = 4_000;
const COMMENT_EXAMPLE = 'Came early, stayed late, brought the good brushes.';

const ratingFields = {
  _id: id(),
  ratedUserId: id(),
  ratingNumber: Type.Integer({ minimum: 1, maximum: 5, examples: [5] }),
  comment: shownText(COMMENT_EXAMPLE),
  createdAt: Type.String({ format: 'date-time' }),
  rater: closed({
    profileImage: Type.Union([
      shownText('/media/profiles/0f1e2d3c4b5a69788796a5b4c3d2e1f0-640.webp'),
      Type.Null(),
    ]),
    address: closed({ firstname: shownText('Otto') }),
  }),
} satisfies TProperties;

export const ratingView = closed(ratingFields, 'Rating');

/** The rater alone is told their own id: who rated is nobody else's business. */
export const ownRatingView = closed({ ...ratingFields, userId: id() }, 'OwnRating');

/** An absent rater is the caller. */
export const addRatingBody = closed(
  {
    userId: Type.Optional(id()),
    ratedUserId: id(),
    ratingNumber: Type.Integer({ minimum: 1, maximum: 5, examples: [5] }),
    comment: block(RAW_LENGTH, 0, COMMENT_EXAMPLE),
  },
  'NewRating',
);

export const addRatingAnswer = closed({ ...ok, newRating: ownRatingView }, 'NewRatingAnswer');

export const ratedParams = closed({ userId: id() });
export const removeParams = closed({ ratedUserId: id() });

/** The cursor is what `nextCursor` of the page before said. */
export const pageQuery = closed({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  cursor: Type.Optional(
    Type.String({
      pattern: '^[0-9]{13}-[0-9a-f]{24}$',
      examples: ['1793557800000-64f1c0ffee0000000000abcd'],
    }),
  ),
});

export const ratingsAnswer = closed(
  {
    ...ok,
    ratings: Type.Array(ratingView),
    nextCursor: Type.Union([shownText('1793557800000-64f1c0ffee0000000000abcd'), Type.Null()]),
  },
  'RatingsAnswer',
);

export const bestQuery = closed({
  role: Type.Optional(Type.Enum(['', 'artist', 'entrepreneur'], { type: 'string' })),
});

export const bestRatingsAnswer = closed({ ...ok, ratings: Type.Array(ratingView) }, 'BestRatingsAnswer');
