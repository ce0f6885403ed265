import type { BusMessage } from '@kindred/chassis/ports/bus';
import type { StoredDocument } from '@kindred/chassis/ports/documents';
import { allDocuments } from '@kindred/chassis/testing/all-documents';
import { patience } from '@kindred/chassis/testing/patience';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Adapters } from '../testing/adapters.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { catalogRows } from './catalog.ts';
import { emptyProjections } from './empty.ts';
import {
  collections,
  owned,
  projectedFields,
  projections,
  uncompared,
  uncomparedAgain,
} from './projections.ts';
import { orders, recordAll } from './recording.ts';
import { settle } from './settle.ts';
import { allDocumentsOf, documentsOf } from './snapshot.ts';
import { tellStory } from './story.ts';

const STORY_MS = 180_000;

/** All events of a story, delivered again in every order, to services that know them and to services that know nothing. */
export function describeReplays(adapters: () => Adapters, checked: Set<string>): void {
  let product: Product;
  let story: BusMessage[];
  beforeAll(async () => {
    product = await startProduct({ adapters: adapters() });
    await tellStory(product);
    await settle(product.cluster);
    story = await recordAll(product.cluster.bus);
  }, STORY_MS * patience);
  afterAll(() => product?.stop());

  const deliver = async (messages: readonly BusMessage[]): Promise<void> => {
    await product.cluster.bus.publish(messages);
    await settle(product.cluster);
  };

  it('the story holds every event of the catalog that a member can cause', () => {
    const told = new Set(story.map(({ headers }) => headers.ce_type));
    expect(catalogRows.map(({ event }) => event).filter((event) => !told.has(event))).toEqual([]);
  });

  it('every collection is known as an owner’s, as a projection or as both', () => {
    const known = [...owned, ...projections, ...Object.keys(projectedFields)];
    const kept = Object.entries(collections).flatMap(([service, specs]) =>
      specs.map(({ name }) => `${service}/${name}`),
    );
    expect(known.toSorted()).toEqual(kept.toSorted());
  });

  describe.each(Object.entries(orders))('every event %s', (order, ordered) => {
    it(
      'changes no document where it is known',
      async () => {
        const before = await allDocumentsOf(product.cluster, uncompared);
        await deliver(ordered(story));
        expect(await allDocumentsOf(product.cluster, uncompared)).toEqual(before);
        checked.add(`${order} known`);
      },
      STORY_MS * patience,
    );

    it(
      'makes the same documents where nothing is known',
      async () => {
        const before = await allDocumentsOf(product.cluster, uncomparedAgain);
        expect(await emptyProjections(product.cluster)).toBeGreaterThan(0);
        expect(await allDocumentsOf(product.cluster, uncomparedAgain)).not.toEqual(before);
        await deliver(ordered(story));
        expect(await allDocumentsOf(product.cluster, uncomparedAgain)).toEqual(before);
        checked.add(`${order} unknown`);
      },
      STORY_MS * patience,
    );
  });

  it(
    'members are the same whichever event made them, as far as events tell of them',
    async () => {
      const madeBy = async (messages: readonly BusMessage[]): Promise<unknown> => {
        const documents = product.cluster.documents.get('profiles');
        const [members] = collections.profiles ?? [];
        if (!documents || !members) throw new Error('profiles keeps no members');
        for (const { _id } of await allDocuments<StoredDocument>(documents, members))
          await documents.collection(members.name).deleteOne({ _id });
        await emptyProjections(product.cluster);
        await deliver(messages);
        return documentsOf(product.cluster, 'profiles', uncomparedAgain);
      };
      const [inOrder, ...others] = Object.values(orders);
      const expected = await madeBy(inOrder?.(story) ?? []);
      for (const ordered of others) expect(await madeBy(ordered(story))).toEqual(expected);
    },
    STORY_MS * patience,
  );
}
