import type { Randomness } from '@kindred/chassis/ports/effects';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../domain/passwords.ts';

/** OWASP Password Storage: Argon2id, 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const SALT_BYTES = 16;

export const createArgon2Passwords = (randomness: Randomness): Passwords => ({
  hash: (password) => hash(password, { ...cost, salt: randomness.bytes(SALT_BYTES) }),
  verify: (encoded, password) => verify(encoded, password),
});
