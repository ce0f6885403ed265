import { patience } from '@kindred/chassis/testing/patience';
import { expect, test } from 'vitest';
import { createOffersOperations } from '../src/operations.ts';
import { createOffersBed } from './offers-bed.ts';

test('operators have every offer told again: one that was taken back is told as that', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const [open, gone] = [await bed.made(clara), await bed.made(clara, { title: 'Taken back' })];
  await bed.remove(clara, gone);
  await bed.settle();
  const { announceOffers } = createOffersOperations(
    bed.effects.documents,
    bed.effects.clock,
    () => undefined,
  );
  expect(await announceOffers()).toBe(2);
  await expect
    .poll(async () => (await bed.told(open)).at(-1), { timeout: 10_000 * patience })
    .toBe('offer.updated');
  await expect
    .poll(() => bed.told(gone), { timeout: 10_000 * patience })
    .toEqual(['offer.created', 'offer.deleted', 'offer.deleted']);
});
