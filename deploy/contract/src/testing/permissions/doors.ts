import { createEmbeddedSharedState } from '@kindred/chassis/embedded/shared-state';
import type { Upstream } from '@kindred/chassis/lifecycle/service';
import { createLogger } from '@kindred/chassis/log/logger';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { type Owner, publicRoutes } from '@kindred/gateway/routes.table';
import { createGateway, type Gateway } from '@kindred/gateway/service';
import type { Product } from '../product.ts';
import type { Call } from '../send-call.ts';

/** The two doors a token is shown at, each without the other. */
export interface Doors {
  /** Status at the public door with nobody behind it, who would let everybody in. */
  outer(name: string, call: Call): Promise<number>;
  /** Status at the service itself, which nobody stands before. */
  inner(name: string, call: Call): Promise<number>;
  close(): Promise<void>;
}

const letsIn: Upstream = {
  request: (_request, response) => {
    response.writeHead(200).end('{}');
  },
  upgrade: (_request, socket) => socket.destroy(),
};

const CONFIG = {
  version: '0',
  webFolder: undefined,
  site: {
    publicUrl: 'https://kindred.example',
    operator: { name: '', address: [], email: '', register: '', vatId: '' },
  },
  tokenLifetimeMs: 7 * 24 * 3_600_000,
  limitFactor: 1_000,
  trustedProxyHops: 0,
  socketJitterMs: 0,
  inFlightMs: 1_000,
};

/** Without what is in the body, which nobody reads before the token; a form says that it is one. */
function injected({ method, path, token, body }: Call) {
  // The method came from the table.
  const known = method as 'GET' | 'POST' | 'PUT' | 'DELETE';
  return {
    method: known,
    url: path,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body instanceof FormData ? { 'content-type': 'multipart/form-data; boundary=none' } : {}),
    },
    ...(body instanceof FormData ? { payload: '--none--\r\n' } : {}),
  };
}

export async function openDoors({ cluster, effects, verifyToken }: Product): Promise<Doors> {
  const { clock, ids } = effects;
  const logger = createLogger('silent', 'gateway');
  const shared = createEmbeddedSharedState({ clock });
  const gateway: Gateway = await createGateway(
    CONFIG,
    { bus: cluster.bus, shared, clock, ids, verifyToken, logger, metrics: createMetrics() },
    { identity: letsIn, profiles: letsIn, offers: letsIn, ratings: letsIn, chat: letsIn, mail: letsIn },
  );
  await gateway.start();
  const ownerOf = (name: string): Owner =>
    publicRoutes.find(({ method, path }) => `${method} ${path}` === name)?.owner ?? 'identity';
  return {
    outer: async (_name, call) => (await gateway.app.inject(injected(call))).statusCode,
    inner: async (name, call) =>
      (await cluster.services[ownerOf(name)].app.inject(injected(call))).statusCode,
    close: () => gateway.stop(),
  };
}
