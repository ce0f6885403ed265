import { patience } from '@kindred/chassis/testing/patience';
import { show } from '@kindred/chassis/testing/show';
import { publicRoutes } from '@kindred/gateway/routes.table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expand } from '../src/permissions/expand.ts';
import { permissions } from '../src/permissions/table.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';
import { tryCells } from '../src/testing/permissions/try-cells.ts';
import { makeWorld, type World } from '../src/testing/permissions/world.ts';
import { type Product, startProduct } from '../src/testing/product.ts';

const cells = expand(permissions);
const calls = [...new Set(cells.map(({ call }) => call))];
let product: Product;
let world: World;
let tried = 0;
let wrong = 0;

beforeAll(async () => {
  product = await startProduct({ adapters: embeddedAdapters });
  world = await makeWorld(product);
}, 60_000 * patience);
afterAll(async () => {
  await product.stop();
  show('integration', 'permissions', [`${tried} permission cells, ${wrong} wrong`]);
});

it('says for every public call who may make it', () => {
  expect(calls.toSorted()).toEqual(publicRoutes.map(({ method, path }) => `${method} ${path}`).toSorted());
});

it.each(calls)('%s answers everybody as the table says', { timeout: 120_000 * patience }, async (call) => {
  const own = cells.filter((cell) => cell.call === call);
  const found = await tryCells(world, own);
  tried += own.length;
  wrong += found.length;
  expect(found).toEqual([]);
});
