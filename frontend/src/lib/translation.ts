import { useSyncExternalStore } from 'react';

type Texts = { readonly [key: string]: string | Texts };
type Slots = Readonly<Record<string, string | number>>;
type Load = (language: string, area: string) => Promise<Texts>;
type Translate = (key: string, slots?: Slots) => string;

const loaded = new Map<string, Texts>();
const loading = new Map<string, Promise<void>>();
const areasInUse = new Set<string>();
const listeners = new Set<() => void>();
const translators = new Map<string, Translate>();
let language = 'en';
let load: Load = () => Promise.reject(new Error('Texts are not set up yet'));

const nameOf = (of: string, area: string) => `${of}/${area}`;

/** Where texts come from; they are loaded by area, in the language that is shown. */
export const loadTextsWith = (source: Load) => {
  load = source;
};

export const currentLanguage = () => language;

/** Asks again after a failure, once per area and language otherwise. */
function loadArea(of: string, area: string): Promise<void> {
  const name = nameOf(of, area);
  const known = loading.get(name);
  if (known) return known;
  const work = load(of, area).then(
    (texts) => void loaded.set(name, texts),
    (error: unknown) => {
      loading.delete(name);
      throw error;
    },
  );
  loading.set(name, work);
  return work;
}

export async function loadAreas(areas: readonly string[]): Promise<void> {
  await Promise.all(areas.map((area) => loadArea(language, area)));
  for (const area of areas) areasInUse.add(area);
}

/** Changes every text at once, when all that are in use have come. */
export async function setLanguage(next: string): Promise<void> {
  await Promise.all([...areasInUse].map((area) => loadArea(next, area)));
  language = next;
  for (const listener of listeners) listener();
}

function find(texts: Texts | undefined, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : undefined;
}

/** The text of a key such as `common:save`; of one with `_one` and `_other` the form that fits `count`. */
function translate(of: string, areas: readonly string[], asked: string, slots: Slots): string {
  const [area, key] = asked.includes(':') ? (asked.split(':') as [string, string]) : [undefined, asked];
  const { count } = slots;
  const form = typeof count === 'number' ? `${key}_${new Intl.PluralRules(of).select(count)}` : key;
  for (const each of area === undefined ? areas : [area]) {
    const texts = loaded.get(nameOf(of, each));
    const text = find(texts, form) ?? find(texts, key);
    if (text !== undefined)
      return text.replaceAll(/\{\{(\w+)\}\}/g, (slot, name) => String(slots[name] ?? slot));
  }
  return asked;
}

function translatorOf(of: string, areas: readonly string[]): Translate {
  const name = nameOf(of, areas.join());
  const known = translators.get(name);
  if (known) return known;
  const t: Translate = (key, slots = {}) => translate(of, areas, key, slots);
  translators.set(name, t);
  return t;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * What the app runs where its source names `react-i18next`, whose types check every key: a tenth of its size.
 * Waits for texts that have not come yet.
 */
export function useTranslation(area: string | readonly string[] = 'common') {
  const shown = useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  const areas = typeof area === 'string' ? [area] : area;
  const missing = areas.filter((each) => !loaded.has(nameOf(shown, each)));
  if (missing.length > 0) throw loadAreas(missing);
  return {
    t: translatorOf(shown, areas),
    i18n: { language: shown, resolvedLanguage: shown },
  };
}
