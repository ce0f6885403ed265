import { type DocumentedCall, json, noBody, succeeds } from './call.ts';
import { ownRating, rating } from './entities.ts';

/** Point 7, "Ratings and mail". */
export const ratingAndMailCalls: readonly DocumentedCall[] = [
  {
    method: 'POST',
    path: '/ratings/add-new-rating',
    body: json({ userId: 'id', ratedUserId: 'id', ratingNumber: 'number', comment: 'text' }),
    answer: succeeds({ newRating: ownRating }),
  },
  {
    method: 'GET',
    path: '/ratings/get-for-user/{userId}',
    body: noBody,
    answer: succeeds({ ratings: { name: 'ratings of a member', list: rating } }),
  },
  {
    method: 'GET',
    path: '/ratings/get-best-ratings/',
    query: ['role'],
    body: noBody,
    answer: succeeds({ ratings: { name: 'best ratings', list: rating } }),
  },
  {
    method: 'POST',
    path: '/send-email/user-specific',
    body: json({ senderEmail: 'text', subject: 'text', message: 'text' }),
    answer: { fields: { message: 'text' } },
  },
];
