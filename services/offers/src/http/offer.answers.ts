import { fileOf } from '@kindred/chassis/http/file-answer';
import { closed, id, shownText } from '@kindred/chassis/http/schemas';
import { IMAGE_TYPE } from '@kindred/chassis/images/image-encoder';
import { Type } from 'typebox';

/** One JSON type list instead of a union: the serialiser needs no validator for it, and lists are long. */
const textOrNull = (example: string | null) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], examples: [example] });
const numberOrNull = () => Type.Unsafe<number | null>({ type: ['number', 'null'], examples: [1200] });
const time = () => Type.String({ format: 'date-time' });

const memberCard = closed(
  {
    _id: id(),
    id: id(),
    role: shownText('entrepreneur'),
    address: closed({ firstname: shownText('Otto'), lastname: shownText('Lind') }),
    title: shownText('Runs a gallery'),
    location: shownText('Kiel'),
    categories: Type.Array(shownText('Painting')),
    profileImage: textOrNull('/media/profiles/0f1e2d3c4b5a69788796a5b4c3d2e1f0-640.webp'),
  },
  'OfferMember',
);

const offer = closed(
  {
    _id: id(),
    title: shownText('A wall by the water'),
    description: shownText('Twelve metres, facing the sea.'),
    location: shownText('Kiel'),
    type: shownText('offer'),
    category: shownText('Painting'),
    salary: numberOrNull(),
    skillsRequired: Type.Array(shownText('ladders')),
    status: shownText('open'),
    createdBy: memberCard,
    postImage: textOrNull('/media/offers/1f2e3d4c5b6a79880f1e2d3c4b5a6978-640.webp'),
    applicants: Type.Array(memberCard),
    applicantsCount: Type.Integer({ examples: [1] }),
    createdAt: time(),
    updatedAt: time(),
    deletedAt: textOrNull(null),
  },
  'Offer',
);

const ok = { success: Type.Literal(true) };

export const offerAnswer = closed({ ...ok, offer }, 'OfferAnswer');
export const offersAnswer = closed(
  { ...ok, offers: Type.Array(offer), nextCursor: textOrNull('eyJvIjoiMTc5MyJ9') },
  'OffersAnswer',
);
export const updatedAnswer = closed({ ...ok, updatedPost: offer }, 'UpdatedOfferAnswer');
export const deletedAnswer = closed({ ...ok, deletedOffer: offer }, 'DeletedOfferAnswer');
export const appliedAnswer = closed({ ...ok, offer, applicant: memberCard }, 'AppliedAnswer');

export const imageParams = closed({
  file: Type.String({ maxLength: 300, examples: ['1f2e3d4c5b6a79880f1e2d3c4b5a6978-640.webp'] }),
});
export const imageAnswer = fileOf(IMAGE_TYPE);
