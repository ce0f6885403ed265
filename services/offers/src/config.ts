import { loadConfig, text } from '@kindred/chassis/config/load-config';

export interface OffersConfig {
  /** Shown in the OpenAPI document. */
  version: string;
}

export const readOffersConfig = (env: Readonly<Record<string, string | undefined>>): OffersConfig =>
  loadConfig({ version: text('KINDRED_VERSION', '0.1.0') }, env);
