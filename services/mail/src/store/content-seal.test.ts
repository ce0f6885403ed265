import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createContentSeal } from './content-seal.ts';

const aKey = () => generateKeyPairSync('x25519').privateKey;
const aSeal = (key = aKey(), ...former: KeyObject[]) =>
  createContentSeal<object>([key, ...former], { bytes: (n) => randomBytes(n) });

it('opens what it closed, and nobody else does', () => {
  const ours = aSeal();
  const content = { template: 'contact-message', replyTo: 'vera@example.com', message: 'Grüße 🎨' } as const;
  const sealed = ours.close(content);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('vera');
  expect(ours.open(sealed)).toEqual(content);
  expect([aSeal().open(sealed), ours.open('not sealed')]).toEqual([undefined, undefined]);
});

it('opens what a former key had sealed, and seals with the new one alone', () => {
  const [former, current] = [aKey(), aKey()];
  const before = aSeal(former).close({ to: 'vera@example.com' });
  const rotated = aSeal(current, former);
  expect(rotated.open(before)).toEqual({ to: 'vera@example.com' });
  const after = rotated.close({ to: 'nils@example.com' });
  expect([aSeal(former).open(after), aSeal(current).open(after)]).toEqual([
    undefined,
    { to: 'nils@example.com' },
  ]);
});
