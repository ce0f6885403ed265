import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Links made within one step are the same, so that a page read again shows what the browser has. */
const STEP_SECONDS = 150;
const FOLDER = '/media/chat/';
const PURPOSE = 'kindred chat file v1';

/** Addresses of files for those who may read them; valid 150 to 300 seconds, in every process with the same key. */
export interface FileLinks {
  linkTo(file: string): string;
  /** When a link made now runs out, milliseconds since the epoch. */
  expiresAt(): number;
  /** Undefined for a link that is none of ours, was changed or has run out. */
  secondsLeft(link: FileLink): number | undefined;
}

export interface FileLink {
  file: string;
  /** Seconds since the epoch, as the link says it. */
  expires: string | undefined;
  signature: string | undefined;
}

/**
 * `now` tells milliseconds since the epoch. The first key signs, all are believed: replicas that learn a new key one
 * after the other give out links the others take.
 */
export function createFileLinks(keys: readonly [KeyObject, ...KeyObject[]], now: () => number): FileLinks {
  const nowSeconds = (): number => Math.floor(now() / 1000);
  const expiresSeconds = (): number => (Math.floor(nowSeconds() / STEP_SECONDS) + 2) * STEP_SECONDS;
  const sign = (file: string, expires: string, key: KeyObject = keys[0]): Buffer =>
    createHmac('sha256', key).update(`${PURPOSE}\n${file}\n${expires}`).digest();

  return {
    expiresAt: () => expiresSeconds() * 1000,
    linkTo(file) {
      const expires = String(expiresSeconds());
      return `${FOLDER}${file}?expires=${expires}&signature=${sign(file, expires).toString('base64url')}`;
    },
    secondsLeft({ file, expires = '', signature = '' }) {
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.some((key) => {
        const expected = sign(file, expires, key);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      if (!isOurs) return undefined;
      const left = Number(expires) - nowSeconds();
      return left > 0 ? left : undefined;
    },
  };
}
