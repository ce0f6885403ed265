import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Adapters } from '../adapters.ts';
import { aFolder, dropFolder, type Product, startProduct } from '../product.ts';
import type { Answer } from '../send-call.ts';
import { type Creation, creations, type Makers } from './creations.ts';

const START_MS = 120_000;
const SETTLE_MS = 30_000;

interface Sent {
  creation: Creation;
  key: string;
  /** As it was before the process ended. */
  answer: Answer;
  count: number;
}

/** Everything is sent once, the process ends and starts again, and everything is sent again under the same keys. */
export function idempotencyContract(adapters: () => Adapters): void {
  const folder = aFolder();
  const sent = new Map<string, Sent>();
  let makers: Makers;
  let product: Product;

  const send = async (creation: Creation, variant: 'first' | 'other', key: string): Promise<Answer> =>
    product.call({ ...(await creation.call(makers, variant)), headers: { 'idempotency-key': key } });

  beforeAll(async () => {
    const kept = adapters();
    product = await startProduct({ adapters: kept, folder });
    const artist = await product.members.make();
    const entrepreneur = await product.members.make({ role: 'entrepreneur' });
    await product.members.connect(artist, entrepreneur);
    makers = { artist, entrepreneur, address: `again-${artist.userId}@contract.kindred.example` };
    for (const creation of creations) {
      const key = `${creation.name.replaceAll(/\W+/g, '-')}-${artist.userId}`;
      const answer = await until(
        async () => {
          const tried = await send(creation, 'first', key);
          return tried.status < 500 && tried.status !== 404 ? tried : undefined;
        },
        SETTLE_MS,
        creation.name,
      );
      const count = await until(() => creation.count(product, makers), SETTLE_MS, `one of ${creation.name}`);
      sent.set(creation.name, { creation, key, answer, count });
    }
    await product.stop();
    product = await startProduct({ adapters: kept, folder });
  }, START_MS * patience);
  afterAll(async () => {
    await product.stop();
    dropFolder(folder);
  });

  it.each(creations.map(({ name }) => name))(
    'answers %s as before the restart, and does it once',
    async (name) => {
      const before = sent.get(name);
      if (!before) throw new Error(`${name} was never sent`);
      const { creation, key, answer } = before;
      expect([answer.status, before.count]).toEqual([expect.toSatisfy((s) => s === 200 || s === 201), 1]);
      const again = await send(creation, 'first', key);
      const lasting = creation.lasting ?? ((all: unknown) => all);
      expect([again.status, lasting(again.json)]).toEqual([answer.status, lasting(answer.json)]);
      expect(await creation.count(product, makers)).toBe(1);
    },
  );

  it.each(creations.map(({ name }) => name))('refuses another body under the key of %s', async (name) => {
    const before = sent.get(name);
    if (!before) throw new Error(`${name} was never sent`);
    const refused = await send(before.creation, 'other', before.key);
    expect([refused.status, refused.json]).toEqual([
      422,
      expect.objectContaining({
        success: false,
        errors: [expect.objectContaining({ code: 'idempotency-key-reused' })],
      }),
    ]);
    expect(await before.creation.count(product, makers)).toBe(1);
  });

  it.each(creations.map(({ name }) => name))('takes another body under another key of %s', async (name) => {
    const before = sent.get(name);
    if (!before) throw new Error(`${name} was never sent`);
    expect((await send(before.creation, 'other', `${before.key}-2`)).status).toBe(before.answer.status);
  });
}
