import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeDataFolder } from './make-data-folder.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('makes what is missing and tells an empty folder from a used one', () => {
  const path = join(aFolder(), 'a', 'b');
  expect(makeDataFolder(path)).toEqual({ isEmpty: true });
  // Accounts and talks lie there: nobody else on the machine reads them.
  expect(statSync(path).mode & 0o777).toBe(0o700);
  writeFileSync(join(path, 'keys.json'), '');
  expect(makeDataFolder(path)).toEqual({ isEmpty: false });
});

it('says in one sentence that a folder cannot be used', () => {
  const file = join(aFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeDataFolder(join(file, 'data'))).toThrow(/cannot be used \(ENOTDIR\); set KINDRED_DATA/);
});
