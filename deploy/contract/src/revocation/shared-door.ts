import { aTcpProxy } from '@kindred/chassis/testing/tcp-proxy';
import type { Adapters } from '../testing/adapters.ts';
import type { Place } from './place.ts';
import { productPlace } from './product-place.ts';

/** One process on engines; the shared store goes away just before a session ends. */
export async function placeWithoutSharedStore(adapters: Adapters): Promise<Place> {
  const url = new URL(adapters.KINDRED_SHARED ?? '');
  const proxy = await aTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const place = await productPlace({ ...adapters, KINDRED_SHARED: url.href });
  return {
    ...place,
    shareNothing: (isAway) => (isAway ? proxy.refuse() : proxy.open()),
    async stop() {
      await proxy.open();
      await place.stop();
      await proxy.close();
    },
  };
}
