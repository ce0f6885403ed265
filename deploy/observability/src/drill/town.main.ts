import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import { createEmbeddedSharedState } from '@kindred/chassis/embedded/shared-state';
import { createLogger } from '@kindred/chassis/log/logger';
import { createOpsServer } from '@kindred/chassis/process/ops-server';
import { withFallback } from '@kindred/chassis/shared/with-fallback';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { createCluster } from '@kindred/local/cluster';
import { readLocalConfig } from '@kindred/local/config';
import { makeDataFolder } from '@kindred/local/make-data-folder';
import { addMailboxRoutes } from '@kindred/local/ops/mailbox.routes';
import { loadKeys } from '@kindred/operate/folder/keys';
import fastify, { type FastifyInstance } from 'fastify';
import type { EngineName } from './bed.ts';
import {
  behindDoor,
  busBehind,
  type DoorState,
  documentsBehind,
  type InnerDoor,
  mailBehind,
} from './engine-doors.ts';
import { heardEvent, unreadable } from './heard-event.ts';

/** What the drill asks of this process. */
export type Order =
  | { door: EngineName; state: DoorState }
  | { act: 'poison' }
  | { act: 'burst'; count: number };

const doors: Record<EngineName, InnerDoor> = {
  documents: { state: 'open' },
  bus: { state: 'open' },
  objects: { state: 'open' },
  shared: { state: 'open' },
  mail: { state: 'open' },
};
const config = readLocalConfig(process.env);
makeDataFolder(config.dataFolder);
const effects = createSystemEffects();
const { clock } = effects;
const metrics = createMetrics();
const logger = createLogger('silent', 'drill');

const cluster = await createCluster({
  config,
  version: 'drill',
  keys: loadKeys(config.dataFolder),
  webFolder: undefined,
  effects,
  metrics,
  loggerOf: (service) => createLogger('silent', service),
  openDocuments: async (service) =>
    documentsBehind(
      createEmbeddedDocuments({ path: `${config.dataFolder}/${service}.sqlite` }),
      doors.documents,
    ),
  through: (engines) => ({
    bus: busBehind(engines.bus, doors.bus),
    objects: behindDoor(engines.objects, doors.objects),
    shared: withFallback(behindDoor(engines.shared, doors.shared), createEmbeddedSharedState({ clock }), {
      clock,
      logger,
      metrics,
    }),
    transport: mailBehind(engines.transport, doors.mail),
  }),
});
await cluster.start();

/** Past the door. */
async function send(order: Extract<Order, { act: string }>): Promise<void> {
  const before = doors.bus.state;
  doors.bus.state = 'open';
  const heard = await heardEvent(cluster.bus);
  const events =
    order.act === 'poison' ? [unreadable(heard)] : Array.from({ length: order.count }, () => heard);
  await cluster.bus.publish(events);
  doors.bus.state = before;
}

async function perform(order: Order): Promise<void> {
  if ('door' in order) doors[order.door].state = order.state;
  else await send(order);
}

process.on('message', (order: Order) => {
  perform(order).then(
    () => process.send?.('done'),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.on('disconnect', () => process.exit(0));

const ops = createOpsServer({ version: 'drill', metrics, waiting: cluster.notReady, degraded: () => [] });
ops.listen(config.opsPort, '127.0.0.1');
const mailbox: FastifyInstance = fastify({ forceCloseConnections: true });
addMailboxRoutes(mailbox, cluster.mailbox);
await mailbox.listen({ host: '127.0.0.1', port: Number(process.env.DRILL_MAILBOX_PORT) });
