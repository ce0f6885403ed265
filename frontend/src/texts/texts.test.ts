import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const areas = readdirSync(new URL('en/', folder)).map((file) => file.replace(/\.ts$/, ''));

/** Words that are the same in both languages on purpose. */
const shared = new Set([
  'Kindred',
  'Q&A',
  'Impressum',
  'Design',
  'Portfolio',
  'Chatbox',
  'Chats',
  'Name',
  'Tutorial',
  'Status',
  'PDF',
  'online',
  'Facebook',
  'LinkedIn',
  'Twitter',
  'Link',
  '{{label}} (optional)',
]);

function leaves(node: unknown, path = ''): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return [[path, node]];
  return Object.entries(node).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`));
}

const load = async (language: string, area: string): Promise<Map<string, unknown>> => {
  const module: { texts: unknown } = await import(new URL(`${language}/${area}.ts`, folder).href);
  return new Map(leaves(module.texts));
};

/** What is left without the slots has letters and is not one of the shared words. */
const isWord = (text: unknown) =>
  /\p{L}/u.test(String(text).replaceAll(/\{\{\w+\}\}/g, '')) && !shared.has(String(text));

const slots = (text: unknown) =>
  String(text)
    .match(/\{\{\w+\}\}|<\/?\w+>/g)
    ?.toSorted() ?? [];

test('both languages have the same areas', () => {
  expect(readdirSync(new URL('de/', folder)).map((file) => file.replace(/\.ts$/, ''))).toEqual(areas);
});

test.each(areas)('%s has the same keys in both languages and no empty text', async (area) => {
  const [en, de] = await Promise.all([load('en', area), load('de', area)]);
  expect([...de.keys()].toSorted()).toEqual([...en.keys()].toSorted());
  const empty = [...en, ...de].filter(([, text]) => typeof text !== 'string' || text.trim() === '');
  expect(empty).toEqual([]);
});

test.each(['en', 'de'])('a number keeps its unit in %s', async (language) => {
  const texts = await Promise.all(areas.map((area) => load(language, area)));
  expect(texts.flatMap((area) => [...area.values()]).filter((text) => /\d MB/.test(String(text)))).toEqual(
    [],
  );
});

test.each(areas)('%s says in German something else than in English, with the same slots', async (area) => {
  const [en, de] = await Promise.all([load('en', area), load('de', area)]);
  const untranslated = [...en].filter(([key, text]) => de.get(key) === text && isWord(text));
  expect(untranslated).toEqual([]);
  for (const [key, text] of en) expect([key, slots(de.get(key))]).toEqual([key, slots(text)]);
});
