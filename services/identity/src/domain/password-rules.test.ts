import { AppError } from '@kindred/chassis/errors/app-error';
import { describe, expect, it } from 'vitest';
import { guessableWords } from './common-passwords.ts';
import { requireGoodPassword } from './password-rules.ts';

function codeOf(password: string, email = 'mira.sol@example.com'): string | undefined {
  try {
    requireGoodPassword(password, email);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.details[0]?.code;
    throw error;
  }
}

describe('a password', () => {
  it.each([
    'two inks make a third',
    'correct horse battery staple',
    'Zx9#kQ2!vLp7',
    'vier graue Tauben im Hof',
    '8361947205518',
    '🎨🖌️ bleu de travail',
  ])('is taken: %s', (password) => {
    expect(codeOf(password)).toBeUndefined();
  });

  it.each([
    ['elevenchars', 'too-short'],
    ['x'.repeat(129), 'too-long'],
    ['aaaaaaaaaaaaaa', 'password-guessable'],
    ['abababababab', 'password-guessable'],
    ['password1234', 'password-guessable'],
    ['P@ssw0rd2024!', 'password-guessable'],
    ['passwordpassword', 'password-guessable'],
    ['123456789012', 'password-guessable'],
    ['qwertzuiop123', 'password-guessable'],
    ['abcdefghijkl', 'password-guessable'],
    ['ILoveYou-Forever', 'password-guessable'],
    ['Kindred-2026!!', 'password-guessable'],
    ['k1ndr3d artist', 'password-guessable'],
    ['Passwort-geheim-1', 'password-guessable'],
    ['mira.sol-2026', 'password-has-email'],
    ['Mira Sol 12345', 'password-has-email'],
  ])('is refused: %s (%s)', (password, code) => {
    expect(codeOf(password)).toBe(code);
  });

  it('counts characters, not bytes or code units', () => {
    expect(codeOf('äöüßéñçøåœþð')).toBeUndefined();
    expect(codeOf('🎨🖌🎭🎬🎤')).toBe('too-short');
  });

  it('may use the local part when enough of its own is left', () => {
    expect(codeOf('mira dances on rooftops')).toBeUndefined();
  });
});

it('the list holds at least two hundred different words', () => {
  expect(new Set(guessableWords).size).toBeGreaterThanOrEqual(200);
});
