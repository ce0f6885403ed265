import { patience } from '@kindred/chassis/testing/patience';
import { type Suite, show } from '@kindred/chassis/testing/show';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCallRecord } from '../../calls/record.ts';
import type { Adapters } from '../adapters.ts';
import { type Product, startProduct } from '../product.ts';
import { joins } from './accounts.story.ts';
import { talk } from './chat.story.ts';
import { connect, disconnect } from './connections.story.ts';
import { trade } from './offers.story.ts';
import { createPerform } from './perform.ts';
import { fillsProfile, isFound } from './profile.story.ts';
import { rate, writesToTheHouse } from './ratings.story.ts';
import type { Cast } from './stage.ts';

const START_MS = 120_000;

/** One story through the door that makes every documented call succeed and hears every documented event. */
export function callsContract(suite: Suite, adapters: () => Adapters): void {
  const record = createCallRecord();
  let product: Product;
  let cast: Cast;

  beforeAll(async () => {
    product = await startProduct({ adapters: adapters() });
  }, START_MS * patience);
  afterAll(async () => product.stop());

  it('lets two people join, with the documented fields alone', async () => {
    const stage = { product, record, perform: createPerform(product.call, record) };
    cast = {
      ...stage,
      mira: await joins(stage, 'artist', 'mira'),
      otto: await joins(stage, 'entrepreneur', 'otto'),
    };
    expect(cast.mira.userId).not.toBe(cast.otto.userId);
  });

  it('keeps what a member says of themselves and shows it to everybody', async () => {
    await fillsProfile(cast, cast.mira);
    await isFound(cast, cast.mira);
  });

  it('connects them, and both hear of it', async () => connect(cast));
  it('carries their words, and the other hears each change', async () => talk(cast));
  it('lets one offer and the other apply', async () => trade(cast));
  it('lets one rate the other', async () => rate(cast));
  it('takes a letter to the house', async () => writesToTheHouse(cast));
  it('parts them again', async () => disconnect(cast));

  it('has seen every documented call succeed and every documented event arrive', () => {
    expect(record.missing()).toEqual([]);
    show(suite, 'calls', record.lines());
    expect(record.lines()).toEqual(['41/41 documented calls', '7/7 live events']);
  });
}
