import { runServiceProcess } from '@kindred/chassis/process/run-service';
import { readOffersConfig } from './config.ts';
import { createOffers } from './service.ts';
import { offersStorage } from './storage.ts';

await runServiceProcess(
  {
    name: 'offers',
    storage: offersStorage,
    readConfig: readOffersConfig,
    create: createOffers,
  },
  process.env,
  process.argv,
);
