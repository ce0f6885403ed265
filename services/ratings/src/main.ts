import { runServiceProcess } from '@kindred/chassis/process/run-service';
import { readRatingsConfig } from './config.ts';
import { createRatings } from './service.ts';
import { ratingsStorage } from './storage.ts';

await runServiceProcess(
  {
    name: 'ratings',
    storage: ratingsStorage,
    readConfig: readRatingsConfig,
    create: createRatings,
  },
  process.env,
  process.argv,
);
