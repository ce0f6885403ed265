import { AppError } from '@kindred/chassis/errors/app-error';
import { describe, expect, test } from 'vitest';
import { bodyHashOf, readMessageText } from './message-text.ts';

function refusalOf(text: string | undefined): string | undefined {
  try {
    readMessageText(text);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.details[0]?.code : String(error);
  }
}

describe('the text of a message', () => {
  test('is trimmed and keeps its lines', () => {
    expect(readMessageText('  hello\n\tyou \n')).toBe('hello\n\tyou');
  });

  test.each([undefined, '', '   ', '\n\t', '\u200b\u200d', '\u3164'])(
    'is required: %j is nothing to read',
    (text) => {
      expect(refusalOf(text)).toBe('message-required');
    },
  );

  test('may be empty beside a file', () => {
    expect(readMessageText(undefined, true)).toBe('');
    expect(readMessageText(' \u200b ', true)).toBe('');
    expect(readMessageText(' look ', true)).toBe('look');
  });

  test('has at most 5,000 characters, counted after trimming and not in code units', () => {
    expect(readMessageText(` ${'💛'.repeat(5_000)} `)).toHaveLength(10_000);
    expect(refusalOf('a'.repeat(5_001))).toBe('too-long');
  });
});

test('the same words to another receiver or with another file are another message', () => {
  expect(bodyHashOf('a', 'hi')).toBe(bodyHashOf('a', 'hi'));
  expect(bodyHashOf('a', 'hi')).not.toBe(bodyHashOf('b', 'hi'));
  expect(bodyHashOf('a', 'hi')).not.toBe(bodyHashOf('a', 'hi.'));
  const [one, two] = [Buffer.from('one'), Buffer.from('two')];
  expect(bodyHashOf('a', 'hi', one)).toBe(bodyHashOf('a', 'hi', Buffer.from('one')));
  expect(bodyHashOf('a', 'hi', one)).not.toBe(bodyHashOf('a', 'hi', two));
  expect(bodyHashOf('a', 'hi', one)).not.toBe(bodyHashOf('a', 'hi'));
});
