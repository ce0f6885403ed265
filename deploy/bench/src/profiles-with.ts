import { join } from 'node:path';
import { createEmbeddedBus } from '@kindred/chassis/embedded/bus';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import { createEmbeddedObjects } from '@kindred/chassis/embedded/objects';
import { createEmbeddedSharedState } from '@kindred/chassis/embedded/shared-state';
import { AppError } from '@kindred/chassis/errors/app-error';
import type { Service } from '@kindred/chassis/lifecycle/service';
import { createLogger } from '@kindred/chassis/log/logger';
import { createSystemClock } from '@kindred/chassis/system/clock';
import { createSystemIds } from '@kindred/chassis/system/ids';
import { createSystemRandomness } from '@kindred/chassis/system/randomness';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { createProfiles } from '@kindred/profiles/service';
import { fillMembers } from '../../../services/profiles/test/_members.ts';

/** The profiles service over a store of its own with that many members. */
export async function profilesWith(members: number, folder: string): Promise<Service> {
  const clock = createSystemClock();
  const randomness = createSystemRandomness();
  const documents = createEmbeddedDocuments({ path: join(folder, `members-${members}.sqlite`) });
  await fillMembers(documents, members);
  const service = await createProfiles(
    { version: 'bench' },
    {
      documents,
      bus: createEmbeddedBus({ path: join(folder, `bus-${members}.sqlite`), clock }),
      objects: createEmbeddedObjects({ path: join(folder, 'objects') }),
      shared: createEmbeddedSharedState({ clock }),
      clock,
      randomness,
      ids: createSystemIds(clock, randomness),
      verifyToken: async () => {
        throw new AppError('unauthenticated', 'token-invalid');
      },
      logger: createLogger('silent', 'profiles'),
      metrics: createMetrics(),
      isSoleOwner: true,
    },
  );
  await service.migrate();
  await service.start();
  return service;
}
