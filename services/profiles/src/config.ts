import { loadConfig } from '@kindred/chassis/config/load-config';
import { versionVariable } from '@kindred/chassis/process/version';

export interface ProfilesConfig {
  /** Shown in the OpenAPI document. */
  version: string;
}

export const readProfilesConfig = (env: Readonly<Record<string, string | undefined>>): ProfilesConfig =>
  loadConfig({ version: versionVariable }, env);
