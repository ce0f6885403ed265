import { closed, id } from '@kindred/chassis/http/schemas';
import { type TSchema, Type } from 'typebox';

/** What a list shows of an offer, its creator as a card. */
export const favouriteOf = <Creator extends TSchema>(creator: Creator) =>
  closed(
    {
      _id: id(),
      title: Type.String(),
      location: Type.String(),
      type: Type.String(),
      category: Type.String(),
      salary: Type.Unsafe<number | null>({ type: ['number', 'null'] }),
      skillsRequired: Type.Array(Type.String()),
      status: Type.String(),
      createdBy: creator,
      postImage: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
      createdAt: Type.String({ format: 'date-time' }),
    },
    'FavouriteOffer',
  );

export const favouriteParams = closed({ offerId: id() });

/** Without `favourite`, calling again turns it around. */
export const favouriteBody = closed(
  { userId: Type.Optional(id()), favourite: Type.Optional(Type.Boolean()) },
  'MarkFavourite',
);
