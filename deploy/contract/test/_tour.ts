import { until } from '@kindred/chassis/testing/until';
import { expect } from 'vitest';
import type { Product } from '../src/testing/product.ts';
import type { Answer } from '../src/testing/send-call.ts';

export interface Step {
  /** Fills `:names` of the path. */
  at?: Readonly<Record<string, string>>;
  query?: string;
  token?: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** 200 or 201 when absent. */
  status?: number;
}

/** Goes through the public calls, each named as the route table names it. */
export interface Tour {
  product: Product;
  /** `GET /offers` and the like. */
  visited: Set<string>;
  // Answers are read freely on a tour; what comes back is checked by the tests of each call.
  // biome-ignore lint/suspicious/noExplicitAny: the body of an answer
  go(call: string, step?: Step): Promise<any>;
  /** Goes again and again until the answer holds the words. */
  goUntil(call: string, step: Step, words: string): Promise<void>;
}

const SETTLE_MS = 20_000;

export function createTour(product: Product): Tour {
  const visited = new Set<string>();

  const send = (call: string, { at = {}, query, token, body, headers }: Step): Promise<Answer> => {
    const [method = '', template = ''] = call.split(' ');
    const path = template.replaceAll(/:(\w+)/g, (_, name: string) => at[name] ?? '');
    return product.call({
      method,
      path: query === undefined ? path : `${path}?${query}`,
      token,
      body,
      ...(headers ? { headers } : {}),
    });
  };

  return {
    product,
    visited,
    async go(call, step = {}) {
      visited.add(call);
      const { status, text, json } = await send(call, step);
      const wanted = step.status === undefined ? [200, 201] : [step.status];
      expect(wanted, `${call} ${JSON.stringify(step)} answered ${status} ${text}`).toContain(status);
      return json;
    },
    goUntil: (call, step, words) =>
      until(async () => (await send(call, step)).text.includes(words), SETTLE_MS, `${words} in ${call}`).then(
        () => undefined,
      ),
  };
}

/** Every page of a list, one by one. */
export async function pages(tour: Tour, call: string, step: Step): Promise<void> {
  let cursor: string | null = null;
  do {
    const query = [step.query, 'limit=1', cursor === null ? '' : `cursor=${encodeURIComponent(cursor)}`];
    const page = await tour.go(call, { ...step, query: query.filter(Boolean).join('&') });
    cursor = page.nextCursor;
  } while (cursor !== null);
}
