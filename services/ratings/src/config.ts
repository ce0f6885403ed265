import { loadConfig } from '@kindred/chassis/config/load-config';
import { versionVariable } from '@kindred/chassis/process/version';

export interface RatingsConfig {
  /** Shown in the OpenAPI document. */
  version: string;
}

export const readRatingsConfig = (env: Readonly<Record<string, string | undefined>>): RatingsConfig =>
  loadConfig({ version: versionVariable }, env);
