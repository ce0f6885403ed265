import { patience } from '@kindred/chassis/testing/patience';
import { expect, test } from 'vitest';
import { createProfilesOperations } from '../src/operations.ts';
import { createProfilesBed } from './profiles-bed.ts';

test('operators have every card told again, but none of somebody whose registration is not known', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join({ firstname: 'Mira' });
  const unregistered = bed.effects.ids.next();
  await bed.verified(unregistered);
  await bed.settle();
  expect(await bed.members.findOne({ _id: unregistered })).toBeDefined();
  const before = (await bed.told('profile', mira.id)).length;
  const { announceCards } = createProfilesOperations(
    bed.effects.documents,
    bed.effects.clock,
    () => undefined,
  );
  expect(await announceCards()).toBe(1);
  await expect
    .poll(async () => (await bed.told('profile', mira.id)).length, { timeout: 10_000 * patience })
    .toBe(before + 1);
  await bed.settle();
  expect(await bed.told('profile', unregistered)).toEqual([]);
});
