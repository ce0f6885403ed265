import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeys } from '../keys/make-keys.ts';

export const services = ['identity', 'profiles', 'offers', 'ratings', 'chat', 'mail'] as const;
export const parts = [...services, 'gateway'] as const;
export type Part = (typeof parts)[number];

/** A data folder of its own, writable for the user of a container too. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-start-'));
  chmodSync(folder, 0o777);
  return folder;
}

/** Everything any process asks for, on files below `data`: no engine's own start is measured. */
export function processEnv(data: string, keys: string): Record<string, string> {
  makeKeys(keys, 'objects:9000');
  const key = (name: string): string => readFileSync(join(keys, name), 'utf8');
  const upstreams = services.map((name) => [`KINDRED_${name.toUpperCase()}_URL`, `http://${name}:8080`]);
  return {
    KINDRED_DOCUMENTS: `file:${data}`,
    KINDRED_BUS: `file:${data}`,
    KINDRED_OBJECTS: `file:${data}`,
    KINDRED_SIGNING_KEY: key('identity/signing-key'),
    KINDRED_VERIFY_KEY: key('public/verify-key'),
    KINDRED_MAIL_PRIVATE_KEY: key('mail/private-key'),
    KINDRED_MAIL_PUBLIC_KEY: key('public/mail-key'),
    KINDRED_FILE_KEY: key('chat/file-key'),
    KINDRED_PUBLIC_URL: 'http://localhost:8080',
    KINDRED_PUBLIC_ORIGINS: 'http://localhost:8080',
    KINDRED_MAIL: 'smtp://localhost:1025',
    KINDRED_MAIL_FROM: 'Kindred <hello@kindred.example>',
    KINDRED_CONTACT_RECIPIENT: 'founders@kindred.example',
    KINDRED_LOG: 'error',
    KINDRED_DRAIN_MS: '0',
    ...Object.fromEntries(upstreams),
  };
}
