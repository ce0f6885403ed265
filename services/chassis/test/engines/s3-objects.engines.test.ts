import { pino } from 'pino';
import { createS3Objects } from '../../src/s3/objects.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { objectsContract } from '../../src/testing/contract/objects.contract.ts';
import { readEngines } from '../../src/testing/engines.ts';

objectsContract('s3', async () => {
  const { s3Endpoint: url, s3AccessKey: accessKey, s3SecretKey: secretKey } = readEngines();
  const bucketPrefix = `${freshName('p')}-`;
  const open = () =>
    createS3Objects({ url, accessKey, secretKey, bucketPrefix, logger: pino({ level: 'silent' }) });
  const opened = [open()];
  return {
    objects: opened[0] ?? open(),
    async reopen() {
      const again = open();
      opened.push(again);
      return again;
    },
    close: async () => void (await Promise.all(opened.map((objects) => objects.close()))),
  };
});
