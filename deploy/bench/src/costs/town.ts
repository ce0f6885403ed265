import { createSecretKey } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedBus } from '@kindred/chassis/embedded/bus';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import { createEmbeddedObjects } from '@kindred/chassis/embedded/objects';
import { createEmbeddedSharedState } from '@kindred/chassis/embedded/shared-state';
import type { Service, ServiceEffects } from '@kindred/chassis/lifecycle/service';
import { createLogger } from '@kindred/chassis/log/logger';
import type { Documents } from '@kindred/chassis/ports/documents';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { until } from '@kindred/chassis/testing/until';
import { createChat } from '@kindred/chat/service';
import { createOffers } from '@kindred/offers/service';
import { createProfiles } from '@kindred/profiles/service';
import { createRatings } from '@kindred/ratings/service';

type District = 'profiles' | 'offers' | 'ratings' | 'chat';

/** Four services over stores of their own, and one bus between them. */
export interface Town {
  services: Readonly<Record<District, Service>>;
  /** Resolves when every event has been published and handled. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;
const version = 'bench';

/** `fill` puts what there is into the store of each service before it starts. */
export async function startTown(
  folder: string,
  fill: Readonly<Record<District, (documents: Documents) => Promise<void>>>,
): Promise<Town> {
  mkdirSync(folder, { recursive: true });
  const system = createSystemEffects();
  const { clock } = system;
  const bus = createEmbeddedBus({ path: join(folder, 'bus.sqlite'), clock });
  const stores: Documents[] = [];
  const effectsOf = async (name: District): Promise<ServiceEffects> => {
    const documents = createEmbeddedDocuments({ path: join(folder, `${name}.sqlite`) });
    stores.push(documents);
    await fill[name](documents);
    return {
      ...system,
      documents,
      bus,
      objects: createEmbeddedObjects({ path: join(folder, 'objects') }),
      shared: createEmbeddedSharedState({ clock }),
      // Whose the request is costs the same everywhere: the token is the member's id.
      verifyToken: async (userId) => ({
        userId,
        role: 'artist',
        sid: '1.bench',
        expiresAt: clock.now() + DAY_MS,
      }),
      logger: createLogger('silent', name),
      metrics: createMetrics(),
      isSoleOwner: true,
      // Bytes given again would hide what finding them costs.
      answerCacheBytes: 0,
    };
  };
  const services = {
    profiles: await createProfiles({ version }, await effectsOf('profiles')),
    offers: await createOffers({ version, limitFactor: 1_000_000 }, await effectsOf('offers')),
    ratings: await createRatings({ version }, await effectsOf('ratings')),
    chat: await createChat(
      {
        version,
        allowedOrigins: [],
        tokenLifetimeMs: DAY_MS,
        fileKeys: [createSecretKey(Buffer.alloc(32))],
        limitFactor: 1_000_000,
        socketJitterMs: 0,
      },
      await effectsOf('chat'),
    ),
  };
  const list = Object.values(services);
  for (const service of list) await service.migrate();
  for (const service of list) await service.start();
  return {
    services,
    async settle() {
      await services.ratings.flush();
      await until(() => bus.isCaughtUp(), 60_000, 'events');
    },
    async stop() {
      await Promise.all(list.map((service) => service.stop()));
      await Promise.all([bus, ...stores].map((engine) => engine.close()));
    },
  };
}
