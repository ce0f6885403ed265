import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Keys, loadKeys, rotateKeys } from './keys.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const firstFormer = ({ former: { files, mail, signing } }: Keys) => {
  const [[key], [mailKey], [fileKey]] = [signing, mail, files];
  if (!key || !mailKey || !fileKey) throw new Error('no former keys');
  return { signing: key, mail: mailKey, files: fileKey };
};

const exported = ({ signing, mail, files }: Pick<Keys, 'signing' | 'mail' | 'files'>) => [
  signing.export({ format: 'der', type: 'pkcs8' }),
  mail.export({ format: 'der', type: 'pkcs8' }),
  files.export(),
];

test('keys are made once and are the same at every start, for the owner alone', () => {
  const folder = aFolder();
  const first = loadKeys(folder);
  expect(exported(loadKeys(folder))).toEqual(exported(first));
  expect(first.files.export()).toHaveLength(32);
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
});

test('a folder of an earlier version keeps its keys and gets what it lacks', () => {
  const folder = aFolder();
  const path = join(folder, 'keys.json');
  const [signing, mail] = exported(loadKeys(folder));
  const { files: _, ...older } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(older));
  const now = loadKeys(folder);
  expect(exported(now).slice(0, 2)).toEqual([signing, mail]);
  expect(exported(loadKeys(folder))).toEqual(exported(now));
});

const DAY_MS = 24 * 3_600_000;
const start = Date.UTC(2026, 10, 22);

test('a rotation makes new keys of all three kinds and goes on believing the former ones', () => {
  const folder = aFolder();
  const before = loadKeys(folder);
  rotateKeys(folder, start);
  const after = loadKeys(folder);
  expect(exported(after).some((bytes, at) => bytes.equals(exported(before)[at] ?? bytes))).toBe(false);
  expect(exported(firstFormer(after))).toEqual(exported(before));
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
});

test('what no living token was signed with is believed no longer; what mail had sealed still opens', () => {
  const folder = aFolder();
  const first = loadKeys(folder);
  rotateKeys(folder, start);
  rotateKeys(folder, start + 9 * DAY_MS);
  const { former } = loadKeys(folder);
  const has = (kind: 'signing' | 'mail') => former[kind].some((key) => key.equals(first[kind]));
  expect([has('signing'), has('mail')]).toEqual([false, true]);
});

test('two rotations in one week believe all three keys', () => {
  const folder = aFolder();
  const first = loadKeys(folder);
  rotateKeys(folder, start);
  rotateKeys(folder, start + DAY_MS);
  expect(loadKeys(folder).former.signing.some((key) => key.equals(first.signing))).toBe(true);
});
