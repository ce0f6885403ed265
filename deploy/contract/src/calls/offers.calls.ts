import { type DocumentedCall, form, json, noBody, succeeds } from './call.ts';
import { memberCard, offer } from './entities.ts';

const offerForm = form({
  title: 'text',
  description: 'text',
  location: 'text',
  type: 'text',
  category: 'text',
  salary: 'text',
  skillsRequired: 'text',
  status: 'text',
  createdBy: 'id',
  postImage: 'file',
});

/** Point 7, "Offers". */
export const offerCalls: readonly DocumentedCall[] = [
  {
    method: 'GET',
    path: '/offers',
    query: ['q', 'category', 'type', 'status', 'createdBy', 'limit', 'cursor'],
    body: noBody,
    answer: succeeds({ offers: { name: 'offers', list: offer } }),
  },
  { method: 'POST', path: '/offers/create', body: offerForm, answer: succeeds({ offer }) },
  { method: 'PUT', path: '/offers/update/{id}', body: offerForm, answer: succeeds({ updatedPost: offer }) },
  { method: 'DELETE', path: '/offers/{id}', body: noBody, answer: succeeds({ deletedOffer: offer }) },
  {
    method: 'POST',
    path: '/offers/apply',
    body: json({ offerId: 'id', applicantId: 'id' }),
    answer: succeeds({ offer, applicant: memberCard }),
  },
  { method: 'GET', path: '/offers/find/{id}', body: noBody, answer: succeeds({ offer }) },
];
