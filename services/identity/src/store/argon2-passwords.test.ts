import { expect, it } from 'vitest';
import { createArgon2Passwords } from './argon2-passwords.ts';

const passwords = createArgon2Passwords({ bytes: (length) => new Uint8Array(length).fill(7) });

it('hashes with Argon2id at the agreed cost and knows the password again', async () => {
  const encoded = await passwords.hash('two inks make a third');
  expect(encoded).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(encoded, 'two inks make a third')).toBe(true);
  expect(await passwords.verify(encoded, 'two inks make a third ')).toBe(false);
});

it('looks at every character, also behind the 72nd byte', async () => {
  const long = 'x'.repeat(100);
  const encoded = await passwords.hash(`${long}a`);
  expect(await passwords.verify(encoded, `${long}b`)).toBe(false);
});
