import { events } from '@kindred/proto/catalog';
import { expect, test } from 'vitest';
import { createRatingsBed } from './ratings-bed.ts';

async function createNamedBed() {
  const bed = await createRatingsBed();
  const [rater, rated] = [await bed.join({ firstname: 'Ann' }), await bed.join()];
  await bed.rate(rater, rated, 5);
  const nameNow = async () => (await bed.listOf(rated)).body.ratings[0]?.rater.address.firstname;
  return { bed, rater, nameNow };
}

test('a newer profile is applied, the same and an older one are ignored', async () => {
  const { bed, rater, nameNow } = await createNamedBed();
  await bed.profile(rater.id, { firstname: 'Anneke' }, 3);
  expect(await nameNow()).toBe('Anneke');
  await bed.profile(rater.id, { firstname: 'Repeated' }, 3);
  await bed.profile(rater.id, { firstname: 'Older' }, 2);
  expect(await nameNow()).toBe('Anneke');
  await bed.profile(rater.id, { firstname: 'Anna' }, 4);
  expect(await nameNow()).toBe('Anna');
});

test('bytes that are no profile are parked and the next profile is applied', async () => {
  const { bed, rater, nameNow } = await createNamedBed();
  const { type, topic } = events.profileUpdated;
  await bed.deliver({ type, topic, key: rater.id, value: new Uint8Array([255, 255]) }, rater.id, 2);
  await bed.profile(rater.id, { firstname: 'Anneke' }, 3);
  expect(await nameNow()).toBe('Anneke');
  expect(await bed.published(`${topic}.dead`)).toHaveLength(1);
});
