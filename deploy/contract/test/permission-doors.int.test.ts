import { patience } from '@kindred/chassis/testing/patience';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expand } from '../src/permissions/expand.ts';
import { groups } from '../src/permissions/notation.ts';
import { permissions } from '../src/permissions/table.ts';
import { embeddedAdapters } from '../src/testing/adapters.ts';
import { type Doors, openDoors } from '../src/testing/permissions/doors.ts';
import { prepare } from '../src/testing/permissions/try-cells.ts';
import { makeWorld, type World } from '../src/testing/permissions/world.ts';
import { type Product, startProduct } from '../src/testing/product.ts';

const withoutSession = new Set<string>(groups['no session']);
const cells = expand(permissions).filter(
  ({ actor, status, code, place }) =>
    status === 401 && code !== 'invalid-credentials' && withoutSession.has(actor) && place !== 'query',
);
let product: Product;
let world: World;
let doors: Doors;

beforeAll(async () => {
  product = await startProduct({ adapters: embeddedAdapters });
  world = await makeWorld(product);
  doors = await openDoors(product);
}, 60_000 * patience);
afterAll(async () => {
  await doors.close();
  await product.stop();
});

it('lets nobody without a session past the outer door, whoever stands behind it', {
  timeout: 60_000 * patience,
}, async () => {
  const past: string[] = [];
  for (const cell of cells) {
    const { request } = await prepare(world, cell);
    if ((await doors.outer(cell.call, request)) !== 401) past.push(`${cell.call} ${cell.actor}`);
  }
  expect([cells.length > 500, past]).toEqual([true, []]);
});

it('lets nobody without a token past a service, whoever stands before it', {
  timeout: 60_000 * patience,
}, async () => {
  const past: string[] = [];
  for (const cell of cells.filter(({ code }) => code !== 'session-ended')) {
    const { request } = await prepare(world, cell);
    if ((await doors.inner(cell.call, request)) !== 401) past.push(`${cell.call} ${cell.actor}`);
  }
  expect(past).toEqual([]);
});
