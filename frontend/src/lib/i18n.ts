import i18next, { type BackendModule } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import type { Area } from '../texts/areas.ts';
import { browserStore, storageKeys } from './storage.ts';

export type Language = 'en' | 'de';
export const languages: readonly Language[] = ['en', 'de'];

const files = import.meta.glob<{ texts: Record<string, unknown> }>('../texts/{en,de}/*.ts');

const texts: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, area, done) => {
    const load = files[`../texts/${language}/${area}.ts`];
    if (load === undefined) return done(new Error(`No texts ${language}/${area}`), null);
    load().then(
      (module) => done(null, module.texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

const markDocument = (language: string) => {
  document.documentElement.lang = language;
};

/** Detects the language and loads the texts every screen needs. */
export async function startI18n(): Promise<void> {
  i18next.on('languageChanged', markDocument);
  await i18next
    .use(LanguageDetector)
    .use(texts)
    .use(initReactI18next)
    .init({
      supportedLngs: languages,
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      fallbackLng: 'en',
      ns: ['common'],
      defaultNS: 'common',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'navigator', 'htmlTag', 'path', 'subdomain'],
        lookupQuerystring: 'lng',
        lookupCookie: storageKeys.language,
        lookupLocalStorage: storageKeys.language,
        convertDetectedLanguage: (code: string) => code.split('-')[0] ?? code,
        // Nothing is remembered until the visitor switches; see switchLanguage.
        caches: [],
      },
    });
}

/** Loads the texts of the given areas beside the page that needs them. */
export const loadTexts = (areas: readonly Area[]) => i18next.loadNamespaces([...areas]);

/** The explicit choice: changes every text at once and remembers it in cookie and storage. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every supported browser
  document.cookie = `${storageKeys.language}=${language}; path=/; max-age=31536000; SameSite=Lax`;
  browserStore().setItem(storageKeys.language, language);
}
