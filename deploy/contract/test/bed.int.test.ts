import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedAdapters } from '../src/testing/adapters.ts';
import { type Product, startProduct } from '../src/testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ adapters: embeddedAdapters });
});
afterAll(async () => product.stop());

it('lets two connected members write to each other', async () => {
  const [first, second] = await Promise.all([
    product.members.make(),
    product.members.make({ role: 'entrepreneur' }),
  ]);
  await product.members.connect(first, second);
  const answer = await product.call({
    method: 'POST',
    path: `/messages/send/${second.userId}`,
    token: first.token,
    body: { message: 'hello' },
  });
  expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('hello')]);
});
