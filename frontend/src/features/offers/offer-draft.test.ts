import { expect, it } from 'vitest';
import type { Offer } from '../../lib/api-types.ts';
import { emptyWords, isChanged, offerForm, wordsOf } from './offer-draft.ts';

const offer: Offer = {
  _id: '0123456789abcdef01234567',
  title: 'A mural',
  description: 'Eleven metres.',
  location: 'Berlin',
  type: 'offer',
  category: 'Painting',
  salary: 2400.5,
  skillsRequired: ['Mural', 'Acrylics'],
  status: 'open',
  createdBy: {
    _id: '1123456789abcdef01234567',
    id: '1123456789abcdef01234567',
    role: 'entrepreneur',
    address: { firstname: 'Clara', lastname: 'Stein' },
    title: '',
    location: '',
    categories: [],
    profileImage: null,
  },
  postImage: null,
  applicants: [],
  applicantsCount: 0,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  deletedAt: null,
};

it('shows an offer as it would be typed, and knows when something was changed', () => {
  const draft = { ...wordsOf(offer), image: undefined };
  expect(draft).toMatchObject({ salary: '2400.5', skills: 'Mural, Acrylics' });
  expect(isChanged(draft, wordsOf(offer))).toBe(false);
  expect(isChanged({ ...draft, title: 'Two murals' }, draft)).toBe(true);
  expect(isChanged({ ...draft, image: null }, draft)).toBe(true);
});

it('sends the documented fields, a decimal comma as a dot, and no image where none was chosen', () => {
  const form = offerForm({ ...wordsOf(offer), image: undefined, title: ' A mural ', salary: '12,50' }, 'me');
  expect(Object.fromEntries(form)).toEqual({
    title: 'A mural',
    description: 'Eleven metres.',
    location: 'Berlin',
    type: 'offer',
    category: 'Painting',
    salary: '12.50',
    skillsRequired: 'Mural, Acrylics',
    status: 'open',
    createdBy: 'me',
  });
});

it('sends an empty image to take it away', () => {
  expect(offerForm({ ...emptyWords, image: null }, 'me').get('postImage')).toBe('');
});
