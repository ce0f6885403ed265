import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../run.ts';

/** A text that no source of the product holds; it stands for a secret. */
export const PLANTED = ['planted', 'secret', '5b1f0d7c'].join('-');

/** Where people keep secrets and settings, some of them in the middle of the sources. */
const places = [
  '.env',
  '.npmrc',
  '.git/config',
  'data/keys.json',
  'frontend/.env.production',
  'gateway/src/settings.json',
  'services/identity/.env',
  'services/identity/src/signing-key.pem',
  'services/identity/src/passwords.txt',
  'services/mail/.npmrc',
  'deploy/docker/src/keys/notes.txt',
  'deploy/local/src/keys.json',
];

/** The files of a clone in a folder of their own, with planted secrets among them. */
export async function cleanContext(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-images-'));
  const listed = await run('git', ['ls-files', '-co', '--exclude-standard', '-z']);
  for (const path of listed.split('\0').filter(Boolean)) cpSync(path, join(folder, path), { force: true });
  for (const path of places) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${PLANTED}\n`);
  }
  return folder;
}
