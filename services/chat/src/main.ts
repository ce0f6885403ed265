import { openSocketFanOut } from '@kindred/chassis/process/open-engines';
import { runServiceProcess } from '@kindred/chassis/process/run-service';
import { readChatConfig } from './config.ts';
import { createChat } from './service.ts';
import { chatStorage } from './storage.ts';

await runServiceProcess(
  {
    name: 'chat',
    storage: chatStorage,
    readConfig: readChatConfig,
    async create(config, effects, { addresses, atEnd, logger }) {
      const fanOut = await openSocketFanOut(addresses, { logger });
      atEnd(fanOut.close);
      return createChat(config, effects, fanOut.adapter);
    },
  },
  process.env,
  process.argv,
);
