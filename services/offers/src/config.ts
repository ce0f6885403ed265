import { loadConfig } from '@kindred/chassis/config/load-config';
import { limitFactorVariable } from '@kindred/chassis/limits/limit-factor';
import { versionVariable } from '@kindred/chassis/process/version';

export interface OffersConfig {
  /** Shown in the OpenAPI document. */
  version: string;
  /** Multiplies every limit; 1 in production. */
  limitFactor: number;
}

export const readOffersConfig = (env: Readonly<Record<string, string | undefined>>): OffersConfig =>
  loadConfig({ version: versionVariable, limitFactor: limitFactorVariable }, env);
