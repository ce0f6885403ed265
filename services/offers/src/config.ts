import { loadConfig } from '@kindred/chassis/config/load-config';
import { versionVariable } from '@kindred/chassis/process/version';

export interface OffersConfig {
  /** Shown in the OpenAPI document. */
  version: string;
}

export const readOffersConfig = (env: Readonly<Record<string, string | undefined>>): OffersConfig =>
  loadConfig({ version: versionVariable }, env);
