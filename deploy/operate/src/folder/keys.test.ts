import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Keys, loadKeys } from './keys.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const exported = ({ signing, mail, files }: Keys) => [
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
