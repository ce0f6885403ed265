import { words } from './words.ts';

/** Sortable, unique: ascending is the order people see, and the value is the cursor of a page. */
export interface MemberOrder {
  rating: string;
  name: string;
  newest: string;
}

interface Orderable {
  _id: string;
  address: { firstname: string; lastname: string };
  averageRating: number;
  ratingCount: number;
  createdAt: number;
  lastActiveAt: number;
}

const RATING_SCALE = 1_000_000;
const MAX_RATING = 5;
const MAX_COUNT = 9_999_999_999;
const MAX_TIME = 9_999_999_999_999;

const padded = (value: number, max: number): string =>
  String(Math.min(max, Math.max(0, Math.round(value)))).padStart(String(max).length, '0');

/** The greater the value, the smaller the text. */
const descending = (value: number, max: number): string => padded(max - value, max);

/** DECISIONS "Top Five": averageRating, then ratingCount, then last active, all descending, then id; unrated last. */
function ratingOrder(member: Orderable): string {
  const isRated = member.ratingCount > 0;
  const rating = isRated
    ? descending(member.averageRating * RATING_SCALE, MAX_RATING * RATING_SCALE)
    : 'unrated';
  const count = descending(member.ratingCount, MAX_COUNT);
  return `${rating} ${count} ${descending(member.lastActiveAt, MAX_TIME)} ${member._id}`;
}

/** Last name before first name; a space sorts before the hyphen that joins words, so "De" precedes "De la". */
function nameOrder(member: Orderable): string {
  const parts = [member.address.lastname, member.address.firstname]
    .map((part) => words(part).join('-'))
    .filter((part) => part !== '');
  return parts.length === 0 ? `1 ${member._id}` : `0 ${parts.join(' ')} ${member._id}`;
}

/** In the order by newest: where those begin who joined before a moment. */
export const newestAfter = (ms: number): string => `${descending(ms, MAX_TIME)} ~`;

export const memberOrder = (member: Orderable): MemberOrder => ({
  rating: ratingOrder(member),
  name: nameOrder(member),
  newest: `${descending(member.createdAt, MAX_TIME)} ${member._id}`,
});
