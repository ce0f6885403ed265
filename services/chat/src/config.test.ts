import { ConfigError } from '@kindred/chassis/config/load-config';
import { expect, test } from 'vitest';
import { readChatConfig } from './config.ts';

const secret = Buffer.alloc(32, 5).toString('base64');
const env = { KINDRED_PUBLIC_ORIGINS: 'https://kindred.example', KINDRED_FILE_KEY: secret };

function problemsOf(bad: Record<string, string>): readonly string[] {
  try {
    readChatConfig({ ...env, ...bad });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('reads the key that signs the addresses of files', () => {
  expect(readChatConfig(env).fileKeys[0].export()).toEqual(Buffer.alloc(32, 5));
});

test('reads the keys of a rotation, the one that signs first', () => {
  const other = Buffer.alloc(32, 6).toString('base64');
  const { fileKeys } = readChatConfig({ ...env, KINDRED_FILE_KEY: `${other},${secret}` });
  expect(fileKeys.map((key) => key.export()[0])).toEqual([6, 5]);
  expect(problemsOf({ KINDRED_FILE_KEY: `${secret},` })).toEqual([
    'KINDRED_FILE_KEY must be 32 random bytes in base64',
  ]);
});

test('asks for the whole key and never prints what it got', () => {
  expect(problemsOf({ KINDRED_FILE_KEY: '' })).toEqual(['KINDRED_FILE_KEY is required']);
  expect(problemsOf({ KINDRED_FILE_KEY: 'c2hvcnQ=' })).toEqual([
    'KINDRED_FILE_KEY must be 32 random bytes in base64',
  ]);
});
