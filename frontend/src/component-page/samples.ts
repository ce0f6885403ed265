import type { MemberCard } from '../lib/api-types.ts';

/** As long as German gets. */
export const long = {
  word: 'Geschäftspartner:innen',
  label: 'Bestätigungsmail noch einmal senden',
  sentence: 'Das Interesse konnte nicht hinzugefügt werden. Bitte versuch es noch einmal.',
};

const card = (_id: string, role: MemberCard['role'], firstname: string, lastname: string): MemberCard => ({
  _id,
  id: _id,
  role,
  address: { firstname, lastname },
  title: '',
  location: '',
  categories: role === 'artist' ? ['Painting', 'Performing arts', 'Contemporary arts'] : ['Design'],
  averageRating: 4.9,
  ratingCount: 12,
  profileImage: null,
});

export const artist = card('5f0e6c8a1b2c3d4e5f601234', 'artist', 'Mira', 'Okafor');
export const entrepreneur = card('5f0e6c8a1b2c3d4e5f605678', 'entrepreneur', 'Clara', 'Stein');
export const longNamed = card(
  '5f0e6c8a1b2c3d4e5f609abc',
  'artist',
  'Wilhelmine-Charlotte',
  'Freifrau von Hohenstein-Waldburg',
);

export const nothing = () => undefined;
/** The messages of this sheet never leave. */
export const held = { onMouseEnter: nothing, onMouseLeave: nothing, onFocus: nothing, onBlur: nothing };
