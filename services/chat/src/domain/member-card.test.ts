import { expect, test } from 'vitest';
import { type Card, memberCardOf } from './member-card.ts';

const card: Card = {
  _id: 'a',
  role: 'artist',
  firstname: 'Mira',
  lastname: 'Sol',
  title: 'Painter',
  location: 'Leipzig',
  categories: ['Painting'],
  image: '/media/a.webp',
  isVisible: true,
  sourceVersion: 4,
};

test('a card shows names, role, place and image', () => {
  expect(memberCardOf('a', card)).toEqual({
    _id: 'a',
    id: 'a',
    role: 'artist',
    address: { firstname: 'Mira', lastname: 'Sol' },
    title: 'Painter',
    location: 'Leipzig',
    categories: ['Painting'],
    profileImage: '/media/a.webp',
    averageRating: 0,
    ratingCount: 0,
  });
});

test('a card without an image says null', () => {
  expect(memberCardOf('a', { ...card, image: '' }).profileImage).toBeNull();
});

test('a member who may not be shown keeps the role and nothing else', () => {
  const { role, address, title, profileImage } = memberCardOf('a', { ...card, isVisible: false });
  expect({ role, address, title, profileImage }).toEqual({
    role: 'artist',
    address: { firstname: '', lastname: '' },
    title: '',
    profileImage: null,
  });
});

test('a member whose profile has not arrived has a card without names', () => {
  expect(memberCardOf('a', undefined)).toMatchObject({ _id: 'a', address: { firstname: '', lastname: '' } });
});
