import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineAdapters } from '../src/testing/adapters.ts';
import { type Product, startProduct } from '../src/testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ adapters: engineAdapters() });
});
afterAll(async () => product.stop());

it('knows a member who is shown', async () => {
  const member = await product.members.make();
  const answer = await product.call({ method: 'GET', path: '/users/loggeduser', token: member.token });
  expect(answer.json).toMatchObject({ user: { _id: member.userId, role: 'artist' } });
});
