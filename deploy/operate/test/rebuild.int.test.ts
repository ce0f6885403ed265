import { until } from '@kindred/chassis/testing/until';
import { recompute } from '@kindred/faults/recompute';
import { expect, it, vi } from 'vitest';
import { aTown, ben, mira, TOWN_MS, type Town, withMembers, withStories } from './_town.ts';

vi.setConfig({ testTimeout: TOWN_MS });

const SETTLED_MS = 60_000;

const drift = ({ documents }: Town) =>
  recompute({
    identity: documents('identity'),
    profiles: documents('profiles'),
    offers: documents('offers'),
    ratings: documents('ratings'),
    chat: documents('chat'),
  });
const isRight = async (town: Town): Promise<boolean> => {
  const { differences, waiting } = await drift(town);
  return differences.length === 0 && waiting === 0;
};

/** As after events that were lost for good: copies are missing, old or wrong, each as its keeper may have them. */
async function spoil({ documents }: Town): Promise<void> {
  const pair = [mira.userId, ben.userId].sort().join(':');
  const chat = documents('chat');
  await chat.collection('cards').deleteOne({ _id: mira.userId });
  await chat.collection('conversations').deleteOne({ _id: pair });
  for (const service of ['offers', 'ratings'])
    await documents(service)
      .collection('cards')
      .updateOne({ _id: ben.userId }, { $set: { firstname: 'Wrong' } });
  const profiles = documents('profiles');
  await profiles.collection('rating-contributions').deleteOne({ _id: `${ben.userId}:${mira.userId}` });
  await profiles
    .collection('members')
    .updateOne(
      { _id: mira.userId },
      { $unset: { ratingTotals: true }, $set: { averageRating: 0, ratingCount: 0 } },
    );
  await profiles.collection('members').updateOne({ _id: ben.userId }, { $set: { isVerified: false } });
}

it('makes every projection what its owner holds, while the product runs', async () => {
  const town = await aTown();
  await withMembers(town);
  await withStories(town);
  await until(() => isRight(town), SETTLED_MS, 'rest');
  await spoil(town);
  const { differences } = await drift(town);
  expect(differences.length).toBeGreaterThanOrEqual(5);

  const { exitCode, lines } = await town.kindred('rebuild', 'all');
  expect(exitCode).toBe(0);
  expect(lines.slice(0, 4)).toEqual([
    'accounts: 2 told again.',
    'cards: 2 told again.',
    'conversations: 1 told again.',
    'threads: 1 told again.',
  ]);
  await until(() => isRight(town), SETTLED_MS, 'projections as their owners say').catch(async (error) => {
    expect((await drift(town)).differences).toEqual([]);
    throw error;
  });
});

it('makes one alone, and knows which there are', async () => {
  const town = await aTown();
  await withMembers(town);
  expect((await town.kindred('rebuild', 'cards')).lines[0]).toBe('cards: 2 told again.');
  expect(await town.kindred('rebuild', 'everything')).toMatchObject({ exitCode: 2 });
});
