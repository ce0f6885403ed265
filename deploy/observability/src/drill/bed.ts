import { createKafkaBus } from '@kindred/chassis/kafka/bus';
import { createLogger } from '@kindred/chassis/log/logger';
import type { Bus, BusMessage } from '@kindred/chassis/ports/bus';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { readEngines } from '@kindred/chassis/testing/engines';
import { anImage } from '@kindred/chassis/testing/images';
import { until } from '@kindred/chassis/testing/until';
import type { Account } from '@kindred/e2e/account';
import { aFleetBehindDoors, type FleetBehindDoors } from '@kindred/engines/testing/degradation-bed';
import type { Running } from '@kindred/local/testing/running';
import { topics } from '@kindred/proto/catalog';

const names = ['ann', 'bob', 'cem', 'dora', 'eli'];
const SETTLE_MS = 60_000;

/** The product in processes, its engines behind doors, members, a picture of one of them and a real event. */
export interface DrillBed extends Pick<FleetBehindDoors, 'fleet' | 'doors'> {
  kindred: Running;
  members: Account[];
  picturePath: string;
  /** Past the doors. */
  bus: Bus;
  /** An event three services have heard already. */
  heard: BusMessage;
  dispose(): Promise<void>;
}

async function uploadPicture(kindred: Running, { userId, token }: Account): Promise<string> {
  const form = new FormData();
  form.append('profileImage', new Blob([new Uint8Array(await anImage())], { type: 'image/png' }), 'a.png');
  const answer = await fetch(`${kindred.url}/users/update-profile-pic/${userId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // The owner answers by its own schema.
  const { user } = (await answer.json()) as { user: { profileImage: string } };
  return new URL(user.profileImage, kindred.url).pathname;
}

async function firstOn(bus: Bus, topic: string): Promise<BusMessage> {
  const seen: BusMessage[] = [];
  const replay = await bus.replay({ topics: [topic], onMessage: async (message) => void seen.push(message) });
  const first = await until(() => seen[0], SETTLE_MS, `an event on ${topic}`);
  await replay.close();
  return first;
}

export async function openDrillBed(): Promise<DrillBed> {
  const opened = await aFleetBehindDoors();
  const { fleet, doors } = opened;
  const kindred = opened.through(0);
  const members = await opened.members(...names);
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
  const [someone] = members;
  if (!someone) throw new Error('there is no member');
  return {
    fleet,
    doors,
    kindred,
    members,
    bus,
    picturePath: await uploadPicture(kindred, someone),
    heard: await firstOn(bus, topics.profile),
    async dispose() {
      await bus.close();
      await opened.dispose();
    },
  };
}
