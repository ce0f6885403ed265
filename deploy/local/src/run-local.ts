import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lockDataFolder } from '@kindred/chassis/embedded/data-folder-lock';
import { createLogger } from '@kindred/chassis/log/logger';
import { createSystemEffects, type SystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { publicRoutes } from '@kindred/gateway/routes.table';
import { loadKeys } from '@kindred/operate/folder/keys';
import { writeRunningFile } from '@kindred/operate/folder/running-file';
import { createCluster } from './cluster.ts';
import type { LocalConfig } from './config.ts';
import { demoPassword, demoSignIns, makeDemoCommunity, wantsDemo } from './demo/community.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { mergeOpenApi } from './openapi/merge.ts';
import { withDoor } from './openapi/with-door.ts';
import { houseOf } from './ops/house-of.ts';
import { createOpsApp } from './ops/ops-app.ts';
import { requireFreePort } from './require-free-port.ts';

export interface RunningLocal {
  stop(): Promise<void>;
}

const webFolder = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));

/** Starts everything and says where it is. @throws Error with one clear sentence when it cannot. */
export async function runLocal(
  config: LocalConfig,
  version: string,
  say: (line: string) => void,
  effects: SystemEffects = createSystemEffects(),
): Promise<RunningLocal> {
  const { dataFolder, host, port, opsPort } = config;
  if (port === opsPort)
    throw new Error(`KINDRED_PORT and KINDRED_OPS_PORT are both ${port}; they must differ.`);
  await requireFreePort(host, port, 'KINDRED_PORT');
  await requireFreePort('127.0.0.1', opsPort, 'KINDRED_OPS_PORT');
  const { isEmpty: isNewFolder } = makeDataFolder(dataFolder);
  const lock = lockDataFolder(dataFolder);
  const metrics = createMetrics();
  const loggerOf = (service: string) => createLogger(config.logLevel, service);
  const cluster = await createCluster({
    config,
    version,
    keys: loadKeys(dataFolder),
    webFolder: existsSync(webFolder) ? webFolder : undefined,
    effects,
    metrics,
    loggerOf,
  });
  const services = Object.values(cluster.services);
  const token = Buffer.from(effects.randomness.bytes(32)).toString('base64url');
  const ops = await createOpsApp({
    version,
    logger: loggerOf('ops'),
    metrics,
    bus: cluster.bus,
    clock: effects.clock,
    mailbox: cluster.mailbox,
    openApi: withDoor(
      mergeOpenApi(
        services.map((service) => service.openApi()),
        version,
      ),
      publicRoutes,
    ),
    notReady: cluster.notReady,
    commands: { house: houseOf(cluster, effects.clock, version, dataFolder), token },
  });
  await cluster.start();
  if (config.hasDemo && wantsDemo(dataFolder, isNewFolder)) {
    say('Filling the demo community, this once…');
    await makeDemoCommunity(cluster, dataFolder, effects.clock);
  }
  for (const email of config.admins) {
    const isSet = await cluster.services.identity.setAdmin(email, true);
    if (!isSet)
      say(`KINDRED_ADMINS: no confirmed account has the address ${email} yet; start again once it has.`);
  }
  await ops.listen({ host: '127.0.0.1', port: opsPort });
  const running = writeRunningFile(dataFolder, { port: opsPort, token });

  say(`Kindred    ${config.publicUrl}`);
  say(`Mailbox    http://localhost:${opsPort}/mailbox`);
  say(`Operators  http://localhost:${opsPort}/docs  /metrics  /health/ready`);
  if (config.hasDemo) {
    for (const email of demoSignIns) say(`Sign in    ${email}  ·  ${demoPassword}`);
  }
  say('Ctrl-C stops it; the data stay.');

  return {
    async stop() {
      running.remove();
      await ops.close();
      await cluster.stop();
      lock.release();
    },
  };
}
