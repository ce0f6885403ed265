export interface GatewayConfig {
  version: string;
  /** Where the app's files are; undefined where another server gives them out. */
  webFolder: string | undefined;
  /** How long a token lives: revocations older than that are forgotten. */
  tokenLifetimeMs: number;
  /** Multiplies every limit. */
  limitFactor: number;
  /** Proxies in front of us whose X-Forwarded-For entries are believed; 0 = none. */
  trustedProxyHops: number;
}
