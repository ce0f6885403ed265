import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createContentSeal } from './content-seal.ts';

const aSeal = () =>
  createContentSeal<object>(generateKeyPairSync('x25519').privateKey, { bytes: (n) => randomBytes(n) });

it('opens what it closed, and nobody else does', () => {
  const ours = aSeal();
  const content = { template: 'contact-message', replyTo: 'vera@example.com', message: 'Grüße 🎨' } as const;
  const sealed = ours.close(content);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('vera');
  expect(ours.open(sealed)).toEqual(content);
  expect([aSeal().open(sealed), ours.open('not sealed')]).toEqual([undefined, undefined]);
});
