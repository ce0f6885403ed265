import { readdirSync } from 'node:fs';
import type { Language } from './words.ts';

const folder = new URL('../../../frontend/src/texts/', import.meta.url);
const areas = readdirSync(new URL('en/', folder)).map((file) => file.replace(/\.ts$/, ''));

function leaves(node: unknown, path: string): [string, string][] {
  if (typeof node !== 'object' || node === null) return [[path, String(node)]];
  return Object.entries(node).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

/** Every text of the app in one language, by area and key: `sign-in.reset.title`. */
export async function allTexts(language: Language): Promise<Map<string, string>> {
  const modules = await Promise.all(
    areas.map(async (area) => {
      const module: { texts: unknown } = await import(new URL(`${language}/${area}.ts`, folder).href);
      return leaves(module.texts, area);
    }),
  );
  return new Map(modules.flat());
}

/** A text by its key; `{{slots}}` are filled. */
export type Say = (key: string, slots?: Record<string, string>) => string;

export async function speak(language: Language): Promise<Say> {
  const texts = await allTexts(language);
  return (key, slots = {}) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`No text ${key} in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (slot, name: string) => slots[name] ?? slot);
  };
}
