import { runServiceProcess } from '@kindred/chassis/process/run-service';
import { readProfilesConfig } from './config.ts';
import { createProfiles } from './service.ts';
import { profilesStorage } from './storage.ts';

await runServiceProcess(
  {
    name: 'profiles',
    storage: profilesStorage,
    readConfig: readProfilesConfig,
    create: createProfiles,
  },
  process.env,
  process.argv,
);
