import { writeFileSync } from 'node:fs';
import { openDoor } from './door.ts';
import { mailpitMailbox, operatorsMailbox } from './mailbox.ts';
import { makeCast } from './make-cast.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Pairs of the chat scenario at SCALE=1, with room for the others' members. */
const PAIRS = 12;

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** The product's public address. */
export const productUrl = (env: Env): string => withoutSlash(env.KINDRED_URL || 'http://127.0.0.1:8080');

/** Makes the members of a run and writes them to a file that nobody else can read. @throws SeedError */
export async function writeCast(file: string, env: Env): Promise<void> {
  const mailbox = env.KINDRED_MAILPIT_URL
    ? mailpitMailbox(withoutSlash(env.KINDRED_MAILPIT_URL))
    : operatorsMailbox(withoutSlash(env.KINDRED_OPS_URL || 'http://127.0.0.1:8081'));
  const pairs = Number(env.PAIRS || Math.ceil(PAIRS * Number(env.SCALE || 1)));
  const cast = await makeCast(openDoor(productUrl(env), mailbox), pairs);
  writeFileSync(file, JSON.stringify(cast), { mode: 0o600 });
}
