import { integer, loadConfig } from '@kindred/chassis/config/load-config';
import { versionVariable } from '@kindred/chassis/process/version';

export interface OffersConfig {
  /** Shown in the OpenAPI document. */
  version: string;
  /** Multiplies every limit; 1 in production. */
  limitFactor: number;
}

export const readOffersConfig = (env: Readonly<Record<string, string | undefined>>): OffersConfig =>
  loadConfig(
    { version: versionVariable, limitFactor: integer('KINDRED_LIMIT_FACTOR', '1', 1, 1_000_000) },
    env,
  );
