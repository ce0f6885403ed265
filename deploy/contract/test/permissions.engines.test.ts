import { patience } from '@kindred/chassis/testing/patience';
import { show } from '@kindred/chassis/testing/show';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expand } from '../src/permissions/expand.ts';
import { representative } from '../src/permissions/representative.ts';
import { permissions } from '../src/permissions/table.ts';
import { engineAdapters } from '../src/testing/adapters.ts';
import { tryCells } from '../src/testing/permissions/try-cells.ts';
import { makeWorld, type World } from '../src/testing/permissions/world.ts';
import { type Product, startProduct } from '../src/testing/product.ts';

const cells = representative(expand(permissions));
const calls = [...new Set(cells.map(({ call }) => call))];
let product: Product;
let world: World;
let tried = 0;
let wrong = 0;

beforeAll(async () => {
  product = await startProduct({ adapters: engineAdapters() });
  world = await makeWorld(product);
}, 300_000 * patience);
afterAll(async () => {
  await product.stop();
  show('engines', 'permissions', [`${tried} permission cells, ${wrong} wrong`]);
});

it.each(calls)('%s answers as the table says on engines', { timeout: 300_000 * patience }, async (call) => {
  const own = cells.filter((cell) => cell.call === call);
  const found = await tryCells(world, own);
  tried += own.length;
  wrong += found.length;
  expect(found).toEqual([]);
});
