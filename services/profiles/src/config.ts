import { loadConfig, text } from '@kindred/chassis/config/load-config';

export interface ProfilesConfig {
  /** Shown in the OpenAPI document. */
  version: string;
}

export const readProfilesConfig = (env: Readonly<Record<string, string | undefined>>): ProfilesConfig =>
  loadConfig({ version: text('KINDRED_VERSION', '0.1.0') }, env);
