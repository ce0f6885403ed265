import type { FieldKind, Schema } from '../fields.ts';
import type { Payload } from '../pair.ts';

/** JSON of the wrong type, and what a query language would make of it; never right where a text is asked. */
export const wrongTypes: readonly Payload[] = [
  { name: 'null', value: null },
  { name: 'a number', value: 1 },
  { name: 'a large number', value: 1e308 },
  { name: 'a flag', value: true },
  { name: 'an empty list', value: [] },
  { name: 'a list of two', value: ['64f1c0ffee0000000000abcd', 'x'] },
  { name: 'an empty object', value: {} },
  { name: '$ne', value: { $ne: null } },
  { name: '$gt', value: { $gt: '' } },
  { name: '$regex', value: { $regex: '.*' } },
  { name: '$where', value: { $where: 'sleep(1000) || true' } },
  { name: '$in', value: { $in: ['x'] } },
  { name: 'a dotted key', value: { 'a.b': 1, 'address.$set': 1 } },
  { name: 'a toString', value: { toString: 'x', valueOf: 'x', length: 1e9 } },
  { name: 'a nested list', value: [[[[[[[[]]]]]]]] },
];

const fits: Partial<Record<FieldKind, (value: unknown) => boolean>> = {
  number: (value) => value === 1,
  amount: (value) => value === null || value === 1,
  flag: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value) && value.length === 0,
  skills: (value) => Array.isArray(value) && !Array.isArray(value[0]),
  file: (value) => value === null,
};

/** Those that are wrong for this kind. */
export const wrongFor = (kind: FieldKind): Payload[] =>
  wrongTypes.filter(({ value }) => !fits[kind]?.(value));

export const wrongIds: readonly Payload[] = [
  { name: 'a short id', value: '64f1c0ffee' },
  { name: 'a long id', value: '64f1c0ffee0000000000abcd0' },
  { name: 'an id in capitals', value: '64F1C0FFEE0000000000ABCD' },
  { name: 'no hex', value: '64f1c0ffee0000000000abcg' },
  { name: 'an id and a line end', value: '64f1c0ffee0000000000abcd\n' },
  { name: 'an id and a NUL', value: '64f1c0ffee0000000000abcd\u0000' },
  { name: 'an id in wide digits', value: '\uff16\uff14f1c0ffee0000000000abcd' },
  { name: 'an operator', value: '{"$gt":""}' },
  { name: 'a prototype', value: '__proto__' },
  { name: 'a constructor', value: 'constructor' },
  { name: 'a path', value: '../../etc/passwd' },
  { name: 'SQL', value: "' OR 1=1 --" },
  { name: 'undefined', value: 'undefined' },
  { name: 'a wildcard', value: '*' },
  { name: '4,000 digits', value: 'a'.repeat(4_000) },
];

export const wrongEmails: readonly Payload[] = [
  { name: 'no at', value: 'nobody' },
  { name: 'two ats', value: 'a@b@example.com' },
  { name: 'a second recipient', value: 'a@example.com,b@example.com' },
  { name: 'recipients', value: 'a@example.com; b@example.com' },
  { name: 'a display name', value: 'Boss <boss@example.com>' },
  { name: 'a group', value: 'team: a@example.com, (b@example.com);' },
  { name: 'a nested group', value: 'a: b: c@example.com;;' },
  { name: 'a quoted host', value: '"a@evil.example x"@kindred.example' },
  { name: 'a header', value: 'a@example.com\r\nBcc: victim@example.com' },
  { name: 'a header by line feed', value: 'a@example.com\nBcc: victim@example.com' },
  { name: 'a NUL', value: 'a@example.com\u0000@kindred.example' },
  { name: 'an angle', value: 'a@example.com>' },
  { name: 'a comment', value: 'a(x)@example.com' },
  { name: 'a space', value: 'a @example.com' },
  { name: 'an SMTP command', value: 'a@example.com>\r\nDATA\r\n' },
  { name: '10 kB', value: `${'a'.repeat(10_000)}@example.com` },
  { name: 'dots', value: `${'a.'.repeat(120)}@example.com` },
];

export const wrongPasswords: readonly Payload[] = [
  { name: '129 characters', value: 'aB3$'.repeat(33) },
  { name: '60 kB', value: 'x'.repeat(60_000) },
];

export function wrongNumbers({ minimum = 0, maximum = 100 }: Schema): Payload[] {
  const values = [minimum - 1, maximum + 1, -1, 4.5, 1e21, -1e308];
  return values.map((value) => ({ name: String(value), value }));
}

/** Numbers as a query or a form brings them. */
export const wrongDigits: readonly Payload[] = [
  '-1',
  '0x10',
  '1e99',
  'NaN',
  'Infinity',
  '4.5',
  '1;2',
  '1 OR 1=1',
  '٣',
  '9'.repeat(400),
].map((value) => ({ name: value.slice(0, 20), value }));

export const wrongAmounts: readonly Payload[] = [
  { name: 'below nothing', value: -1 },
  { name: 'too much', value: 1e9 + 1 },
  { name: 'negative digits', value: '-5' },
  { name: 'an exponent', value: '1e3' },
  { name: 'a currency', value: '5€' },
  { name: 'three decimals', value: '1.005' },
  { name: 'digits and spaces', value: `${' '.repeat(5_000)}1` },
];

export const wrongChoices: readonly Payload[] = [
  { name: 'an unknown choice', value: 'admin' },
  { name: 'a prototype', value: '__proto__' },
  { name: 'a method of objects', value: 'toString' },
  { name: 'another case', value: 'pAINTING' },
  { name: 'a choice and a space', value: 'artist ' },
  { name: 'a NUL', value: 'artist\u0000' },
  { name: 'an operator', value: '{"$ne":""}' },
];

export const wrongPatterns: readonly Payload[] = [
  { name: 'markup', value: '<b>' },
  { name: 'a line end', value: 'A\n' },
  { name: 'a letter with an accent', value: 'Ä' },
  { name: 'far too long', value: 'a'.repeat(3_000) },
];

const packed = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const wrongCursors: readonly Payload[] = [
  { name: 'no cursor', value: 'x' },
  { name: 'an empty object', value: packed({}) },
  { name: 'an operator', value: packed({ $gt: '' }) },
  { name: 'a prototype', value: packed({ __proto__: { after: '' } }) },
  { name: 'a forged place', value: packed(['', 0, 'AAAAAAAAAAAAAAAA']) },
  { name: 'a forged sum', value: packed(['x', 1e9, '']) },
  { name: 'deep lists', value: Buffer.from('['.repeat(290)).toString('base64url') },
  { name: 'too long', value: 'A'.repeat(5_000) },
  { name: 'a path', value: '../../x' },
];

export const wrongTokens: readonly Payload[] = [
  { name: 'a word', value: 'token' },
  { name: 'a prototype', value: '__proto__' },
  { name: 'an operator', value: '{"$ne":1}' },
  { name: 'hex zeros', value: '0'.repeat(64) },
  { name: 'a JWT', value: 'eyJhbGciOiJub25lIn0.e30.' },
  { name: 'a NUL', value: 'a\u0000b' },
  { name: 'markup', value: '<script>' },
  { name: '299 letters', value: 'A'.repeat(299) },
  { name: '4,000 letters', value: 'A'.repeat(4_000) },
];

export const wrongFileNames: readonly Payload[] = [
  { name: 'a path', value: '../../etc/passwd' },
  { name: 'a back path', value: '..\\..\\keys.json' },
  { name: 'an own path', value: '/etc/passwd' },
  { name: 'dots', value: '..' },
  { name: 'a NUL', value: 'a.webp\u0000.png' },
  { name: 'a percent', value: '%2e%2e%2fkeys.json' },
  { name: 'a device', value: 'CON' },
  { name: 'a temporary file', value: '.tmp-1' },
  { name: 'another bucket', value: 'chat-files/x' },
  { name: 'another size', value: `${'0'.repeat(32)}-9999.webp` },
  { name: '300 letters', value: 'a'.repeat(300) },
];
