import type { GatewayConfig } from '../src/config.ts';

/** A door without an app, that closes at once. */
export const gatewayConfig: GatewayConfig = {
  version: '0',
  webFolder: undefined,
  site: {
    publicUrl: 'https://kindred.example',
    operator: { name: '', address: [], email: '', register: '', vatId: '' },
  },
  tokenLifetimeMs: 1_000,
  limitFactor: 1,
  trustedProxyHops: 0,
  socketJitterMs: 0,
  inFlightMs: 1_000,
};
