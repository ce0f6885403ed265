import { createLogger } from '@kindred/chassis/log/logger';
import { createRelay } from '@kindred/chassis/outbox/relay';
import type { Documents } from '@kindred/chassis/ports/documents';
import { isSoleOwner, openBus, openDocuments } from '@kindred/chassis/process/open-engines';
import type { EngineAddresses } from '@kindred/chassis/process/process-variables';
import type { ServiceStorage } from '@kindred/chassis/process/run-service';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { chatStorage } from '@kindred/chat/storage';
import { identityStorage } from '@kindred/identity/storage';
import { offersStorage } from '@kindred/offers/storage';
import { profilesStorage } from '@kindred/profiles/storage';
import { ratingsStorage } from '@kindred/ratings/storage';
import pino from 'pino';
import { CommandError } from '../commands/command.ts';
import { createHouse, type House, type OwnerName, owners } from './house.ts';

const storageOf: Record<OwnerName, ServiceStorage> = {
  identity: identityStorage,
  profiles: profilesStorage,
  offers: offersStorage,
  ratings: ratingsStorage,
  chat: chatStorage,
};

const STDERR = 2;

/**
 * The documents and the bus of an installation, beside its running services or without them. Makes nothing: what the
 * migration has not made is an error. @throws CommandError
 */
export async function openHouse(
  addresses: EngineAddresses,
  version: string,
  dataFolder: string | undefined,
): Promise<{ house: House; close(): Promise<void> }> {
  const { clock, ids, randomness } = createSystemEffects();
  const logger = createLogger('warn', 'operate', pino.destination(STDERR));
  const engine = { clock, randomness, logger, clientId: 'operate' };
  const bus = await openBus(addresses, engine);
  const opened = new Map<OwnerName, Documents>();
  for (const owner of owners) opened.set(owner, await openDocuments(addresses, owner, engine));
  const documentsOf = (owner: OwnerName): Documents => {
    const documents = opened.get(owner);
    if (!documents) throw new Error(`${owner} was not opened`);
    return documents;
  };
  const close = async (): Promise<void> => {
    await Promise.all([bus.close(), ...[...opened.values()].map((documents) => documents.close())]);
  };

  const missing = await Promise.all(
    owners.map((owner) => documentsOf(owner).missing(storageOf[owner].collections)),
  );
  if (missing.some((names) => names.length > 0)) {
    await close();
    throw new CommandError(
      `There is no complete installation here (missing: ${missing.flat().slice(0, 5).join(', ')}): start it once, or run the migration.`,
    );
  }

  const relays = owners.map((owner) =>
    createRelay({
      source: owner,
      collections: storageOf[owner].collections
        .filter(({ indexes }) => indexes.some(({ name }) => name === 'claim'))
        .map(({ name }) => documentsOf(owner).collection(name)),
      bus,
      clock,
      ids,
      logger,
      isSoleOwner: isSoleOwner(addresses),
    }),
  );
  const flush = async (): Promise<void> => void (await Promise.all(relays.map((relay) => relay.drain())));
  return { house: createHouse({ documentsOf, bus, clock, version, dataFolder, flush }), close };
}
