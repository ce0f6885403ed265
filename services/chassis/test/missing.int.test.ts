import { expect, it } from 'vitest';
import { assembleService } from '../src/lifecycle/service.ts';
import type { Objects } from '../src/ports/objects.ts';
import { createTestBed } from '../src/testing/service-bed.ts';

const parts = {
  name: 'things',
  version: '0',
  collections: [{ name: 'things', indexes: [] }],
  topics: ['things.v1'],
  buckets: ['pictures'],
  routes: [],
  texts: {},
  consumers: [],
};

async function aService(objectsThat: (own: Objects) => Objects = (own) => own) {
  const bed = await createTestBed();
  const objects = objectsThat(bed.effects.objects);
  return assembleService(parts, { ...bed.effects, objects });
}

it('names what the migration has not made: collections, topics and buckets', async () => {
  const service = await aService();
  expect(await service.missing()).toEqual(['things', 'things.v1', 'things.v1.dead', 'pictures']);
  await service.migrate();
  expect(await service.missing()).toEqual([]);
});

it('misses nothing of an object store that cannot be reached, so that the service starts', async () => {
  const service = await aService((own) => ({
    ...own,
    missing: () => Promise.reject(new Error('connection refused')),
  }));
  await service.migrate();
  expect(await service.missing()).toEqual([]);
});
