import type { Area } from '../texts/areas.ts';
import { detectLanguage, type Language, languages } from './detect-language.ts';
import { browserStore, storageKeys } from './storage.ts';
import { loadAreas, loadTextsWith, setLanguage } from './translation.ts';

export { type Language, languages };

const files = import.meta.glob<{ texts: Record<string, never> }>('../texts/{en,de}/*.ts');

const markDocument = (language: Language) => {
  document.documentElement.lang = language;
};

/** Takes a language and loads the texts every screen needs. */
export async function startTexts(language: Language): Promise<void> {
  loadTextsWith(async (of, area) => {
    const file = files[`../texts/${of}/${area}.ts`];
    if (file === undefined) throw new Error(`No texts ${of}/${area}`);
    return (await file()).texts;
  });
  await setLanguage(language);
  await loadAreas(['common']);
}

/** Nothing is remembered until the visitor switches; see switchLanguage. */
export async function startI18n(): Promise<void> {
  const language = detectLanguage({
    href: window.location.href,
    cookie: document.cookie,
    stored: browserStore().getItem(storageKeys.language),
    preferred: navigator.languages,
    documentLanguage: document.documentElement.lang,
  });
  await startTexts(language);
  markDocument(language);
}

/** Loads the texts of the given areas beside the page that needs them. */
export const loadTexts = (areas: readonly Area[]) => loadAreas(areas);

/** The explicit choice: changes every text at once and remembers it in cookie and storage. Texts that cannot be had change nothing. */
export async function switchLanguage(language: Language): Promise<void> {
  const hasCome = await setLanguage(language).then(
    () => true,
    () => false,
  );
  if (!hasCome) return;
  markDocument(language);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every supported browser
  document.cookie = `${storageKeys.language}=${language}; path=/; max-age=31536000; SameSite=Lax`;
  browserStore().setItem(storageKeys.language, language);
}
