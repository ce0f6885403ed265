import { createTokenVerifier } from '@kindred/chassis/auth/tokens';
import { readTogether } from '@kindred/chassis/config/load-config';
import { createLogger } from '@kindred/chassis/log/logger';
import { openBus, openSharedState } from '@kindred/chassis/process/open-engines';
import { openReportedSpans, openTracing } from '@kindred/chassis/process/open-tracing';
import { readBusAddress, readProcessConfig } from '@kindred/chassis/process/process-variables';
import { type Supervised, supervise } from '@kindred/chassis/process/supervise';
import { waitFor } from '@kindred/chassis/process/wait-for';
import { createSystemEffects } from '@kindred/chassis/system/system-effects';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { readGatewayConfig } from './config.ts';
import type { Owner } from './routes.table.ts';
import { createGateway } from './service.ts';
import { createRemoteUpstream } from './upstreams/remote-upstream.ts';

/** The gateway as one process; the services run elsewhere. */
export async function runGateway(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { config, addresses, own } = readTogether(
    { config: readProcessConfig, addresses: readBusAddress, own: readGatewayConfig },
    env,
  );
  const { clock, ids, randomness } = createSystemEffects();
  const logger = createLogger(config.logLevel, 'gateway');
  const metrics = createMetrics();
  const engine = { clock, randomness, logger, metrics, clientId: `gateway-${config.instance}` };
  const bus = await openBus(addresses, engine);
  const shared = await openSharedState(addresses, engine);
  const tracing = await openTracing(config, {
    service: 'gateway',
    version: config.version,
    instance: config.instance,
    randomness,
  });
  const reportedSpans = await openReportedSpans(config, { version: config.version, randomness });
  const { connectMs } = own;
  const upstreamOf = (owner: Owner) => createRemoteUpstream(own.upstreams[owner], clock, { connectMs });
  const upstreams = {
    identity: upstreamOf('identity'),
    profiles: upstreamOf('profiles'),
    offers: upstreamOf('offers'),
    ratings: upstreamOf('ratings'),
    chat: upstreamOf('chat'),
    mail: upstreamOf('mail'),
  };

  const open = async (): Promise<Supervised> => {
    const verifyToken = createTokenVerifier(own.verifyKeys, own, clock);
    const effects = { bus, shared, clock, ids, verifyToken, logger, metrics, tracing, reportedSpans };
    const gateway = await createGateway(own, effects, upstreams);
    return {
      server: gateway.app.server,
      async start(signal) {
        const wanted = { name: 'the bus and the migration', check: gateway.missing };
        await waitFor(wanted, config.startDeadlineMs, clock, logger, signal);
        await gateway.start();
      },
      listen: () => gateway.listen({ host: config.host, port: config.port }),
      isReady: gateway.isReady,
      degraded: gateway.degraded,
      async stop() {
        await gateway.stop();
        for (const upstream of Object.values(upstreams)) upstream.close();
        await Promise.all([bus.close(), shared.close(), tracing.close(), reportedSpans?.close()]);
      },
    };
  };
  await supervise({ name: 'gateway', config, clock, logger, metrics, open });
}
