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
      let resync = async (): Promise<void> => {};
      const fanOut = await openSocketFanOut(addresses, { logger, onGap: () => void resync() });
      atEnd(fanOut.close);
      const chat = await createChat(config, effects, fanOut.adapter);
      resync = chat.resync;
      return chat;
    },
  },
  process.env,
  process.argv,
);
