import { AppError } from '@kindred/chassis/errors/app-error';
import { visibleLine } from './visible-text.ts';
import { fold } from './words.ts';

/** Shown as one to five bars. */
export const languageLevels = ['Beginner', 'Elementary', 'Intermediate', 'Advanced', 'Fluent'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

export interface Language {
  _id: string;
  language: string;
  level: LanguageLevel;
}

const MAX_LANGUAGES = 20;
export const MAX_LANGUAGE = 60;

const isLevel = (value: string): value is LanguageLevel => languageLevels.some((level) => level === value);

/**
 * The list with this language; the same language, however it is written, gets the new level.
 * @throws AppError invalid for a blank or too long name or an unknown level; conflict `too-many-languages`.
 */
export function withLanguage(
  list: readonly Language[],
  { _id, language, level }: { _id: string; language: string; level: string },
): Language[] {
  const name = visibleLine(language, 'language');
  if (name === '') throw new AppError('invalid', { code: 'required', field: 'language' });
  if ([...name].length > MAX_LANGUAGE) {
    throw new AppError('invalid', { code: 'too-long', field: 'language', params: { limit: MAX_LANGUAGE } });
  }
  if (!isLevel(level)) throw new AppError('invalid', { code: 'not-allowed-value', field: 'level' });
  const known = list.find((entry) => fold(entry.language) === fold(name));
  if (known) return list.map((entry) => (entry === known ? { ...entry, level } : entry));
  if (list.length >= MAX_LANGUAGES) {
    throw new AppError('conflict', {
      code: 'too-many-languages',
      field: 'language',
      params: { limit: MAX_LANGUAGES },
    });
  }
  return [...list, { _id, language: name, level }];
}
