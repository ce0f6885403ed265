import { openBus, openDocuments } from '@kindred/chassis/process/open-engines';
import { readEngineAddresses } from '@kindred/chassis/process/process-variables';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { readEngines } from '@kindred/chassis/testing/engines';
import { Fleet, type FleetOptions } from '@kindred/engines/testing/fleet';
import type { Running } from '@kindred/local/testing/running';
import { pino } from 'pino';
import { startCountedMailbox } from './counted-mailbox.ts';
import { say } from './say.ts';
import { openStores, type Stores } from './stores.ts';

/** The product as one process per replica, its mailbox, and doors and stores to judge it by. */
export async function startFleetBed(options: Omit<FleetOptions, 'engines' | 'mailbox'>) {
  const mailbox = await startCountedMailbox();
  const fleet = await Fleet.start({ ...options, engines: readEngines(), mailbox });
  const doors: Running[] = fleet.urls.map((_, index) => fleet.through(index));
  let next = 0;
  const dispose = async (): Promise<void> => {
    // Where the processes' own words are wanted to find out why a promise was broken.
    for (const { output, part } of process.env.FAULTS_LOGS ? fleet.replicas : []) say(`${part}: ${output}`);
    await fleet.dispose();
  };
  const giveUp = (): void => void dispose().finally(() => process.exit(130));
  process.on('exit', () => {
    for (const replica of fleet.replicas) replica.signal('SIGKILL');
  });
  process.on('SIGINT', giveUp);
  process.on('SIGTERM', giveUp);

  const addresses = readEngineAddresses(fleet.env);
  const logger = pino({ level: 'silent' });
  const open = (service: string) => openDocuments(addresses, service, { logger });
  return {
    fleet,
    mailbox,
    doors,
    /** The public doors in turn. */
    door(): Running {
      next += 1;
      const door = doors[next % doors.length];
      if (!door) throw new Error('there is no gateway');
      return door;
    },
    openStores: (): Promise<Stores> => openStores(open),
    openMails: () => open('mail'),
    openBus: () => openBus(addresses, { ...createSystemEffects(), logger, clientId: 'faults' }),
    addresses,
    dispose,
  };
}

export type FleetBed = Awaited<ReturnType<typeof startFleetBed>>;
