import type { Field, FieldKind } from '../fields.ts';
import type { Payload } from '../pair.ts';
import {
  brokenLines,
  forbiddenTexts,
  hiddenInAbouts,
  hostileAbouts,
  inertTexts,
  invisibleTexts,
  tooLong,
} from './texts.payloads.ts';
import {
  wrongAmounts,
  wrongChoices,
  wrongCursors,
  wrongDigits,
  wrongEmails,
  wrongFileNames,
  wrongFor,
  wrongIds,
  wrongNumbers,
  wrongPasswords,
  wrongPatterns,
  wrongTokens,
} from './values.payloads.ts';

const DEFAULT_LENGTH = 1_000;

/** Stored as anything but what was typed, or kept by nobody: said by name, with the reason. */
const notStored: Readonly<Record<string, string>> = {
  'POST /users/register role': 'any word but artist means entrepreneur',
  'POST /send-email/user-specific message': 'it is mailed, not answered',
};

/** True where an accepted text comes back in the answer. */
export const comesBack = ({ call, path }: Field): boolean =>
  notStored[`${call.name} ${path.join('.')}`] === undefined;

const mayBeInvisible = new Set(['POST /users/register role']);

function lines(field: Field): Payload[] {
  const { maxLength = DEFAULT_LENGTH } = field.schema;
  const invisible = mayBeInvisible.has(`${field.call.name} ${field.path.join('.')}`) ? [] : invisibleTexts;
  return [...forbiddenTexts, ...brokenLines, ...invisible, ...tooLong(maxLength), ...inertTexts];
}

const paragraphs = ({ schema: { maxLength = DEFAULT_LENGTH } }: Field): Payload[] => [
  ...forbiddenTexts,
  ...invisibleTexts,
  ...tooLong(maxLength),
  ...inertTexts,
];

const search = ({ schema: { maxLength = DEFAULT_LENGTH } }: Field): Payload[] => [
  ...forbiddenTexts,
  ...brokenLines,
  ...tooLong(maxLength),
  ...inertTexts,
  { name: 'many words', value: 'a b c d e f g h i j '.repeat(5), isInert: true },
];

const list = ({ schema: { maxItems = 20 } }: Field): Payload[] => [
  { name: 'too many', value: Array.from({ length: maxItems + 1 }, (_, n) => String(n)) },
  { name: '5,000 entries', value: Array.from({ length: 5_000 }, () => 'x') },
];

/** The texts and values of each kind; wrong types of JSON come besides. */
const byKind: Readonly<Record<FieldKind, (field: Field) => readonly Payload[]>> = {
  amount: () => wrongAmounts,
  choice: () => wrongChoices,
  cursor: () => wrongCursors,
  email: () => [...wrongEmails, ...forbiddenTexts],
  // Files are spoiled by their bytes: see the attacks on forms.
  file: () => [{ name: 'text for a file', value: 'GIF89a' }],
  'file-name': () => wrongFileNames,
  flag: () => [{ name: 'a word', value: 'true' }],
  html: ({ schema: { maxLength = DEFAULT_LENGTH } }) => [
    ...forbiddenTexts,
    ...hiddenInAbouts,
    ...tooLong(maxLength),
    ...hostileAbouts,
  ],
  id: () => wrongIds,
  line: lines,
  'link-token': () => wrongTokens,
  list,
  number: ({ place, schema }) => (place === 'query' ? wrongDigits : wrongNumbers(schema)),
  object: () => [{ name: 'a text', value: 'x' }],
  paragraphs,
  password: () => [...wrongPasswords, ...forbiddenTexts, ...brokenLines],
  pattern: () => wrongPatterns,
  search,
  signature: () => wrongTokens,
  skills: () => [
    { name: '21 skills', value: Array.from({ length: 21 }, (_, n) => `skill ${n}`).join(',') },
    ...forbiddenTexts,
  ],
  trap: () => [{ name: 'far too long', value: 'x'.repeat(2_001) }],
};

/** Everything hostile for one field. */
export const payloadsOf = (field: Field): Payload[] => [
  ...(field.place === 'body' ? wrongFor(field.kind) : []),
  ...byKind[field.kind](field),
];
