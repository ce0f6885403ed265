import { createPublicKey, randomBytes } from 'node:crypto';
import { seal } from '@kindred/chassis/auth/sealing';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import type { Product } from '../testing/product.ts';
import type { World } from './event-case.ts';

const TOKEN_MS = 3_600_000;

export function createWorld({ call, cluster, keys }: Product): World {
  const { clock } = createSystemEffects();
  const mailKey = createPublicKey(keys.mail);
  const bytes = (count: number): Uint8Array => randomBytes(count);
  return {
    freshId: () => randomBytes(12).toString('hex'),
    now: () => clock.now(),
    sealedToken: () => seal(randomBytes(32), mailKey, { bytes }),
    stored(service, collection) {
      const documents = cluster.documents.get(service);
      if (!documents) throw new Error(`there is no service ${service}`);
      return documents.collection(collection);
    },
    async statusAt(where, userId, sid) {
      const jti = randomBytes(12).toString('hex');
      const token = await cluster.signToken({ userId, role: 'artist', sid, jti, lifetimeMs: TOKEN_MS });
      if (where === 'gateway') return (await call({ method: 'GET', path: '/offers', token })).status;
      const headers = { authorization: `Bearer ${token}` };
      const url = '/chats/finduserconnections/';
      return (await cluster.services.chat.app.inject({ method: 'GET', url, headers })).statusCode;
    },
  };
}
