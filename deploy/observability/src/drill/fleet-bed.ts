import { createKafkaBus } from '@kindred/chassis/kafka/bus';
import { createLogger } from '@kindred/chassis/log/logger';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { readEngines } from '@kindred/chassis/testing/engines';
import { aFleetBehindDoors } from '@kindred/engines/testing/degradation-bed';
import type { DrillBed } from './bed.ts';
import { heardEvent, unreadable } from './heard-event.ts';
import { makeMembers, uploadPicture } from './members.ts';
import { alternately } from './repeatedly.ts';

const proxied = ({ refuse, open }: { refuse(): Promise<void>; open(): Promise<void> }) => ({ refuse, open });

/** One process per service on the engines of the environment. */
export async function openFleetBed(): Promise<DrillBed> {
  const opened = await aFleetBehindDoors();
  const { fleet, doors } = opened;
  const kindred = opened.through(0);
  const members = await makeMembers(kindred);
  const bus = createKafkaBus({
    ...createSystemEffects(),
    brokers: readEngines().kafkaBrokers,
    clientId: 'drill',
    logger: createLogger('silent', 'drill'),
    partitions: 6,
    replication: 1,
    retentionMs: 3_600_000,
    topicPrefix: `${fleet.namespace}.`,
  });
  const heard = await heardEvent(bus);
  const [mail] = fleet.of('mail');
  const [offers] = fleet.of('offers');
  return {
    kindred,
    members,
    targets: fleet.replicas.map(({ part, opsPort }) => ({ process: part, address: `127.0.0.1:${opsPort}` })),
    picturePath: await uploadPicture(kindred, members),
    doors: {
      documents: proxied(doors.documents),
      bus: proxied(doors.bus),
      objects: proxied(doors.objects),
      shared: proxied(doors.shared),
      mail: proxied(doors.mail),
    },
    refuseMails: async (isRefused) => doors.mail.refusesMails(isRefused),
    async slowDatabase() {
      const pulses = alternately(
        { act: () => doors.documents.silence(), ms: 1_500 },
        { act: () => doors.documents.open(), ms: 200 },
      );
      return () => pulses.stop();
    },
    poison: () => bus.publish([unreadable(heard)]),
    burst: (count) => bus.publish(Array.from({ length: count }, () => heard)),
    async kill() {
      await mail?.end('SIGKILL');
      return async () => {
        mail?.start();
        await mail?.untilReady();
      };
    },
    signal: (signal) => offers?.signal(signal),
    async dispose() {
      await bus.close();
      await opened.dispose();
    },
  };
}
