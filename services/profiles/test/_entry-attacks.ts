import type { TestCall } from '@kindred/chassis/testing/service-bed';
import type { Member } from './profiles-bed.ts';

export type Attack = [name: string, status: number, code: string, request: (me: Member) => TestCall];

export const someone = '64f1c0ffee0000000000abcd';

/** A call of the entries of a profile, with the caller's id in place of `:id`. */
const entry = (
  method: 'POST' | 'DELETE',
  path: string,
  name: string,
  status: number,
  code: string,
  body: unknown,
): Attack => [
  `${method} ${path} with ${name}`,
  status,
  code,
  (me) => ({ method, path: path.replace(':id', me.id), body }),
];
const ownLists = {
  '/users/add-language/:id': { language: 'Deutsch', level: 'Fluent' },
  '/profile/interests/:id': { interest: 'Jazz' },
  '/profile/personality/:id': { personality: 'Patient' },
  '/profile/user/:id/about': { about: 'Hi' },
};
const textAttacks = Object.entries(ownLists).flatMap(([path, good]): Attack[] => {
  const [field = '', value] = Object.entries(good)[0] ?? [];
  const foreign = path.replace(':id', someone);
  return [
    entry('POST', path, 'nothing', 400, 'required', {}),
    entry('POST', path, 'a list for a body', 400, 'wrong-type', [good]),
    entry('POST', path, 'null', 400, 'wrong-type', { ...good, [field]: null }),
    entry('POST', path, 'a number', 400, 'wrong-type', { ...good, [field]: 1 }),
    entry('POST', path, 'a list', 400, 'wrong-type', { ...good, [field]: [value] }),
    entry('POST', path, 'an operator', 400, 'wrong-type', { ...good, [field]: { $gt: '' } }),
    entry('POST', path, 'a control character', 400, 'bad-characters', { ...good, [field]: 'a\u0000b' }),
    entry('POST', path, 'a bidi override', 400, 'bad-characters', { ...good, [field]: 'a\u202Eb' }),
    entry('POST', path, 'a lone surrogate', 400, 'bad-characters', { ...good, [field]: 'a\ud800' }),
    entry('POST', path, 'too much', 400, 'too-long', { ...good, [field]: 'x'.repeat(20_001) }),
    entry('POST', path, 'an owner', 400, 'unknown-field', { ...good, userId: someone }),
    entry('POST', path, 'an id', 400, 'unknown-field', { ...good, _id: someone }),
    entry('POST', path, 'a dotted path', 400, 'unknown-field', { ...good, 'address.firstname': 'x' }),
    entry('POST', path, 'a prototype', 400, 'invalid-json', '{"__proto__":{"isAdmin":true}}'),
    entry('POST', path, 'a constructor', 400, 'invalid-json', { ...good, constructor: { prototype: {} } }),
    entry('POST', path, 'broken JSON', 400, 'invalid-json', '{"'),
    entry('POST', path, 'a megabyte', 413, 'too-large', { ...good, [field]: 'x'.repeat(1_000_000) }),
    entry('POST', foreign, 'the path of another', 403, 'not-you', good),
    entry('POST', path.replace(':id', '1'), 'no id', 400, 'invalid-format', good),
    entry('POST', path.replace(':id', '__proto__'), 'a prototype for an id', 400, 'invalid-format', good),
  ];
});
const lineAttacks = Object.entries(ownLists).flatMap(([path, good]): Attack[] => {
  const [field = ''] = Object.keys(good);
  if (field === 'about') return [];
  return [
    entry('POST', path, 'zero-width signs', 400, 'bad-characters', { ...good, [field]: '\u200b' }),
    entry('POST', path, 'a line break', 400, 'bad-characters', { ...good, [field]: 'a\nb' }),
    entry('POST', path, 'many marks', 400, 'bad-characters', {
      ...good,
      [field]: `a${'\u0301'.repeat(50)}`,
    }),
  ];
});

const deletions = {
  '/users/delete-port-img/:id': 'imageId',
  '/users/delete-language/:id': 'languageId',
  '/profile/delete-interests/:id': 'interestId',
  '/profile/delete-personality/:id': 'personalityId',
};
const deletionAttacks = Object.entries(deletions).flatMap(([path, field]): Attack[] => [
  entry('DELETE', path, 'nothing', 400, 'required', {}),
  entry('DELETE', path, 'no body', 400, 'wrong-type', undefined),
  entry('DELETE', path, 'no id', 400, 'invalid-format', { [field]: '1' }),
  entry('DELETE', path, 'an id in capitals', 400, 'invalid-format', { [field]: someone.toUpperCase() }),
  entry('DELETE', path, 'a list', 400, 'wrong-type', { [field]: [someone] }),
  entry('DELETE', path, 'an operator', 400, 'wrong-type', { [field]: { $ne: null } }),
  entry('DELETE', path, 'null', 400, 'wrong-type', { [field]: null }),
  entry('DELETE', path, 'an owner', 400, 'unknown-field', { [field]: someone, userId: someone }),
  entry('DELETE', path, 'a prototype', 400, 'invalid-json', '{"__proto__":{"isAdmin":true}}'),
  entry('DELETE', path, 'what nobody has', 404, 'not-found', { [field]: someone }),
  entry('DELETE', path.replace(':id', someone), 'the path of another', 403, 'not-you', { [field]: someone }),
]);

export const entryAttacks: readonly Attack[] = [
  ...textAttacks,
  ...lineAttacks,
  ...deletionAttacks,
  entry('POST', '/users/add-language/:id', 'no level', 400, 'required', { language: 'Deutsch' }),
  entry('POST', '/users/add-language/:id', 'an unknown level', 400, 'not-allowed-value', {
    language: 'Deutsch',
    level: 'Native',
  }),
  entry('POST', '/users/add-language/:id', 'a number for a level', 400, 'wrong-type', {
    language: 'Deutsch',
    level: 5,
  }),
  entry('POST', '/users/upload-port-img/:id', 'JSON', 415, 'unsupported-media', { portfolioImage: 'x' }),
];
