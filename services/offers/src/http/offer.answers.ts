import { fileOf } from '@kindred/chassis/http/file-answer';
import { closed, id } from '@kindred/chassis/http/schemas';
import { IMAGE_TYPE } from '@kindred/chassis/images/image-encoder';
import { Type } from 'typebox';

/** One JSON type list instead of a union: the serialiser needs no validator for it, and lists are long. */
const textOrNull = () => Type.Unsafe<string | null>({ type: ['string', 'null'] });
const numberOrNull = () => Type.Unsafe<number | null>({ type: ['number', 'null'] });
const time = () => Type.String({ format: 'date-time' });

const memberCard = closed(
  {
    _id: id(),
    id: id(),
    role: Type.String(),
    address: closed({ firstname: Type.String(), lastname: Type.String() }),
    title: Type.String(),
    location: Type.String(),
    categories: Type.Array(Type.String()),
    profileImage: textOrNull(),
  },
  'OfferMember',
);

const offer = closed(
  {
    _id: id(),
    title: Type.String(),
    description: Type.String(),
    location: Type.String(),
    type: Type.String(),
    category: Type.String(),
    salary: numberOrNull(),
    skillsRequired: Type.Array(Type.String()),
    status: Type.String(),
    createdBy: memberCard,
    postImage: textOrNull(),
    applicants: Type.Array(memberCard),
    applicantsCount: Type.Integer(),
    createdAt: time(),
    updatedAt: time(),
    deletedAt: textOrNull(),
  },
  'Offer',
);

const ok = { success: Type.Literal(true) };

export const offerAnswer = closed({ ...ok, offer }, 'OfferAnswer');
export const offersAnswer = closed(
  { ...ok, offers: Type.Array(offer), nextCursor: textOrNull() },
  'OffersAnswer',
);
export const updatedAnswer = closed({ ...ok, updatedPost: offer }, 'UpdatedOfferAnswer');
export const deletedAnswer = closed({ ...ok, deletedOffer: offer }, 'DeletedOfferAnswer');
export const appliedAnswer = closed({ ...ok, offer, applicant: memberCard }, 'AppliedAnswer');

export const imageParams = closed({ file: Type.String({ maxLength: 300 }) });
export const imageAnswer = fileOf(IMAGE_TYPE);
