import { applyNewer } from '@kindred/chassis/documents/apply-newer';
import type { Documents } from '@kindred/chassis/ports/documents';
import type { Contribution } from '../domain/rating-totals.ts';
import { contributionsSpec } from './contributions.indexes.ts';

export function createContributionsStore(documents: Documents) {
  const collection = documents.collection<Contribution>(contributionsSpec.name);
  const get = (pairId: string): Promise<Contribution | undefined> => collection.findOne({ _id: pairId });
  return {
    get,

    /** Does nothing when this or a newer version is stored. */
    async store(contribution: Contribution): Promise<void> {
      const { _id, version, stars } = contribution;
      if (((await get(_id))?.version ?? 0) >= version) return;
      await applyNewer(
        async () =>
          (await collection.updateOne({ _id, version: { $lt: version } }, { $set: { version, stars } }))
            .matched > 0,
        () => collection.insertOne(contribution),
      );
    },
  };
}

export type ContributionsStore = ReturnType<typeof createContributionsStore>;
