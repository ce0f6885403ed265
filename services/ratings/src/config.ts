import { loadConfig, text } from '@kindred/chassis/config/load-config';

export interface RatingsConfig {
  /** Shown in the OpenAPI document. */
  version: string;
}

export const readRatingsConfig = (env: Readonly<Record<string, string | undefined>>): RatingsConfig =>
  loadConfig({ version: text('KINDRED_VERSION', '0.1.0') }, env);
