import { setTimeout } from 'node:timers/promises';
import type { Mailbox } from './mailbox.ts';
import { SeedError } from './seed-error.ts';

// What an answer holds is known to whoever asked for it.
// biome-ignore lint/suspicious/noExplicitAny: an answer of any call
type Body = any;

export interface Door {
  post(path: string, body: object | undefined): Promise<Body>;
  /** Again while the product has not heard of it everywhere. */
  untilTaken(method: string, path: string, body: object | undefined, token: string): Promise<Body>;
  /** The token of the link mailed to an address, */
  mailedToken(address: string): Promise<string>;
}

const DEADLINE_MS = 60_000;
const PAUSE_MS = 50;
const LINK = /\/email-confirmation\/([\w-]+)/;

async function until<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  const end = performance.now() + DEADLINE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new SeedError(`${what}: not within ${DEADLINE_MS / 1_000} s.`);
    await setTimeout(PAUSE_MS);
  }
}

/** The product at its public address, and where its mails arrive. */
export function openDoor(url: string, mailbox: Mailbox): Door {
  const ask = async (method: string, path: string, body: object | undefined, token?: string) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw new SeedError(`Nothing answers at ${url}: start the product, or name it in KINDRED_URL.`);
    });
    if (answer.status === 429)
      throw new SeedError(
        'The product limits this address: start it with KINDRED_LIMIT_FACTOR=100000 for load from one machine.',
      );
    return { status: answer.status, body: (await answer.json().catch(() => undefined)) as Body };
  };
  return {
    async post(path, body) {
      const answer = await ask('POST', path, body);
      if (answer.status >= 300)
        throw new SeedError(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    untilTaken: (method, path, body, token) =>
      until(async () => {
        const answer = await ask(method, path, body, token);
        return answer.status < 300 ? (answer.body ?? {}) : undefined;
      }, `${method} ${path}`),
    mailedToken: (address) => until(async () => LINK.exec(await mailbox(address))?.[1], `mail to ${address}`),
  };
}
