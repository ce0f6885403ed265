import { runServiceProcess } from '@kindred/chassis/process/run-service';
import { readIdentityConfig } from './config.ts';
import { createIdentity } from './service.ts';
import { identityStorage } from './storage.ts';

await runServiceProcess(
  {
    name: 'identity',
    storage: identityStorage,
    readConfig: readIdentityConfig,
    create: (config, effects) => createIdentity(config, effects),
  },
  process.env,
  process.argv,
);
