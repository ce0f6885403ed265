import { AppError } from '@kindred/chassis/errors/app-error';
import { guessableWords } from './common-passwords.ts';

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 128;

/** Characters of its own a password needs once everything guessable is taken out. */
const MIN_OWN = 6;
const MIN_DISTINCT = 5;
const RUN_LENGTH = 4;
/** Shorter parts of an address occur in ordinary words by chance. */
const MIN_LOCAL_PART = 3;

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

const undisguised = (text: string): string => text.replaceAll(/[013457@$!|]/g, (c) => lookalikes[c] ?? c);

/** Without stretches like 1234, dcba or aaaa. */
function withoutRuns(text: string): string {
  let kept = '';
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    const step = text.charCodeAt(end) - text.charCodeAt(start);
    while (Math.abs(step) <= 1 && text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end += 1;
    if (end - start < RUN_LENGTH) {
      kept += text[start];
      start += 1;
    } else {
      start = end;
    }
  }
  return kept;
}

const without = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ' '), text);

/** How many letters and digits are left when words, runs and years are gone. */
function ownCharacters(text: string, words: readonly string[]): number {
  const rest = withoutRuns(without(text, words)).replaceAll(/19[4-9]\d|20[0-3]\d/g, ' ');
  return rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
}

const isGuessable = (password: string, words: readonly string[]): boolean => {
  const folded = password.toLowerCase();
  return [folded, undisguised(folded)].some((text) => ownCharacters(text, words) < MIN_OWN);
};

/** @throws AppError invalid with the rule that the password of this address breaks. */
export function requireGoodPassword(password: string, email: string): void {
  const refuse = (code: string, limit?: number): never => {
    throw new AppError('invalid', { code, field: 'password', ...(limit ? { params: { limit } } : {}) });
  };
  const length = [...password].length;
  if (length < MIN_PASSWORD) refuse('too-short', MIN_PASSWORD);
  if (length > MAX_PASSWORD) refuse('too-long', MAX_PASSWORD);
  if (new Set(password.toLowerCase()).size < MIN_DISTINCT) refuse('password-guessable');
  if (isGuessable(password, guessableWords)) refuse('password-guessable');
  const localPart = email.split('@')[0] ?? '';
  const own = [localPart, undisguised(localPart), ...localPart.split(/[^\p{L}\p{N}]+/u)]
    .filter((word) => word.length >= MIN_LOCAL_PART)
    .sort((a, b) => b.length - a.length);
  if (isGuessable(password, [...own, ...guessableWords])) refuse('password-has-email');
}
