import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { currentLanguage, loadAreas, loadTextsWith, setLanguage, useTranslation } from './translation.ts';

const texts: Record<string, Record<string, never>> = {
  'en/common': { save: 'Save', nested: { name: 'Hello {{name}}, {{name}}' } } as never,
  'de/common': { save: 'Speichern', nested: { name: 'Hallo {{name}}, {{name}}' } } as never,
  'en/offers': { found_one: '{{count}} offer', found_other: '{{count}} offers', title: 'Offers' } as never,
  'de/offers': {
    found_one: '{{count}} Angebot',
    found_other: '{{count}} Angebote',
    title: 'Angebote',
  } as never,
};
let asked: string[];

beforeEach(async () => {
  loadTextsWith(async (language, area) => {
    asked.push(`${language}/${area}`);
    const found = texts[`${language}/${area}`];
    if (!found) throw new Error(`no ${language}/${area}`);
    return found;
  });
  asked = [];
  await setLanguage('en');
  await loadAreas(['common', 'offers']);
});

function say(area: string | readonly string[], key: string, slots?: Record<string, string | number>): string {
  const Said = () => useTranslation(area).t(key, slots);
  return renderToString(<Said />);
}

test('finds a text by its key, in its own area, in another or in the first that has it', () => {
  expect(say('common', 'save')).toBe('Save');
  expect(say('offers', 'common:save')).toBe('Save');
  expect(say(['offers', 'common'], 'save')).toBe('Save');
  expect(say(['offers', 'common'], 'title')).toBe('Offers');
});

test('fills every slot and leaves one alone that nothing is known for', () => {
  expect(say('common', 'nested.name', { name: '$& <Mira>' })).toBe(
    'Hello $&amp; &lt;Mira&gt;, $&amp; &lt;Mira&gt;',
  );
  expect(say('common', 'nested.name')).toBe('Hello {{name}}, {{name}}');
});

test('takes the form that fits the number', () => {
  expect([0, 1, 2].map((count) => say('offers', 'found', { count }))).toEqual([
    '0 offers',
    '1 offer',
    '2 offers',
  ]);
});

test('shows the key of a text that is missing', () => {
  expect(say('common', 'nested')).toBe('nested');
  expect(say('common', 'offers:nothing')).toBe('offers:nothing');
});

test('changes the language only when every text in use has come', async () => {
  const changing = setLanguage('de');
  expect([currentLanguage(), say('common', 'save')]).toEqual(['en', 'Save']);
  await changing;
  expect([currentLanguage(), say('common', 'save'), say('offers', 'found', { count: 1 })]).toEqual([
    'de',
    'Speichern',
    '1 Angebot',
  ]);
});

test('asks for an area once, and again after it could not be had', async () => {
  await loadAreas(['offers']);
  expect(asked).not.toContain('en/offers');
  await expect(loadAreas(['nowhere'])).rejects.toThrow('no en/nowhere');
  await expect(loadAreas(['nowhere'])).rejects.toThrow();
  await setLanguage('de');
  expect(asked.filter((each) => each === 'en/nowhere')).toHaveLength(2);
});
