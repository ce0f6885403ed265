import { expect, test } from 'vitest';
import { withLanguage } from './language.ts';

const german = { _id: '1', language: 'Deutsch', level: 'Fluent' as const };
const refused = (list: Parameters<typeof withLanguage>[0], language: string, level: string): unknown => {
  try {
    return withLanguage(list, { _id: '9', language, level });
  } catch (error) {
    return error;
  }
};

test('a new language is added at the end', () => {
  expect(withLanguage([german], { _id: '2', language: ' Français ', level: 'Beginner' })).toEqual([
    german,
    { _id: '2', language: 'Français', level: 'Beginner' },
  ]);
});

test('the same language, however it is written, keeps its entry and gets the new level', () => {
  expect(withLanguage([german], { _id: '2', language: 'DEUTSCH', level: 'Advanced' })).toEqual([
    { ...german, level: 'Advanced' },
  ]);
});

test('a blank name, an invisible one, a long one and an unknown level are refused', () => {
  expect(refused([], ' ', 'Fluent')).toMatchObject({ details: [{ code: 'required' }] });
  expect(refused([], '\u200b', 'Fluent')).toMatchObject({ details: [{ code: 'bad-characters' }] });
  expect(refused([], 'x'.repeat(61), 'Fluent')).toMatchObject({ details: [{ code: 'too-long' }] });
  expect(refused([], 'Deutsch', 'Native')).toMatchObject({ details: [{ code: 'not-allowed-value' }] });
});

test('a profile holds twenty languages, and a full one still takes a new level', () => {
  const full = Array.from({ length: 20 }, (_, n) => ({ ...german, _id: String(n), language: `Tongue ${n}` }));
  expect(refused(full, 'Deutsch', 'Fluent')).toMatchObject({ kind: 'conflict' });
  expect(withLanguage(full, { _id: 'x', language: 'tongue 3', level: 'Beginner' })[3]?.level).toBe(
    'Beginner',
  );
});
