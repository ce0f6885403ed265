import { runServiceProcess } from '@kindred/chassis/process/run-service';
import { createSmtpTransport } from '@kindred/chassis/smtp/smtp-transport';
import { readMailConfig } from './config.ts';
import { createMail } from './service.ts';
import { mailStorage } from './storage.ts';

await runServiceProcess(
  {
    name: 'mail',
    storage: mailStorage,
    readConfig: readMailConfig,
    async create(config, effects, { atEnd }) {
      const transport = createSmtpTransport({ url: config.serverUrl });
      atEnd(transport.close);
      return createMail(config, effects, transport);
    },
  },
  process.env,
  process.argv,
);
