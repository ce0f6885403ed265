import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import type { CollectionSpec, Documents } from '@kindred/chassis/ports/documents';
import { chatStorage } from '@kindred/chat/storage';
import { identityStorage } from '@kindred/identity/storage';
import { offersStorage } from '@kindred/offers/storage';
import { profilesStorage } from '@kindred/profiles/storage';
import { ratingsStorage } from '@kindred/ratings/storage';

/** The documents of each service that owns aggregates, read past its public door. */
export type Stores = Record<'identity' | 'profiles' | 'offers' | 'ratings' | 'chat', Documents>;

/** Everything an owner keeps; where events wait, a document has a claim. */
export const owned: Record<keyof Stores, readonly CollectionSpec[]> = {
  identity: identityStorage.collections,
  profiles: profilesStorage.collections,
  offers: offersStorage.collections,
  ratings: ratingsStorage.collections,
  chat: chatStorage.collections,
};
export const ownerNames = Object.keys(owned) as readonly (keyof Stores)[];

/** Opens the documents of every owner. */
export async function openStores(open: (name: keyof Stores) => Promise<Documents>): Promise<Stores> {
  return {
    identity: await open('identity'),
    profiles: await open('profiles'),
    offers: await open('offers'),
    ratings: await open('ratings'),
    chat: await open('chat'),
  };
}

export const storesInFolder = (dataFolder: string): Promise<Stores> =>
  openStores(async (name) => {
    const documents = createEmbeddedDocuments({ path: join(dataFolder, `${name}.sqlite`) });
    await documents.ensure(owned[name]);
    return documents;
  });

export const closeStores = (stores: Stores): Promise<unknown> =>
  Promise.all(ownerNames.map((name) => stores[name].close()));

const MOST_COUNTED = 1_000;

/** Documents whose events have not been published, by collection. */
export async function waitingEvents(stores: Stores): Promise<number> {
  let waiting = 0;
  for (const name of ownerNames) {
    for (const spec of owned[name]) {
      const collection = stores[name].collection(spec.name);
      waiting += await collection.countUpTo({ claim: { $exists: true } }, MOST_COUNTED);
      waiting += await collection.countUpTo({ 'outbox.0': { $exists: true } }, MOST_COUNTED);
    }
  }
  return waiting;
}
