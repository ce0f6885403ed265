import { closed, id, shownText } from '@kindred/chassis/http/schemas';
import { type TSchema, Type } from 'typebox';

/** What a list shows of an offer, its creator as a card. */
export const favouriteOf = <Creator extends TSchema>(creator: Creator) =>
  closed(
    {
      _id: id(),
      title: shownText('A wall by the water'),
      location: shownText('Kiel'),
      type: shownText('offer'),
      category: shownText('Painting'),
      salary: Type.Unsafe<number | null>({ type: ['number', 'null'], examples: [1200] }),
      skillsRequired: Type.Array(shownText('ladders')),
      status: shownText('open'),
      createdBy: creator,
      postImage: Type.Unsafe<string | null>({
        type: ['string', 'null'],
        examples: ['/media/offers/1f2e3d4c5b6a79880f1e2d3c4b5a6978-640.webp'],
      }),
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
