import { createSmtpTransport } from '../../src/smtp/smtp-transport.ts';
import { mailTransportContract } from '../../src/testing/contract/mail-transport.contract.ts';
import { anSmtpServer } from './_smtp-server.ts';

mailTransportContract('smtp', async () => {
  const server = await anSmtpServer();
  const transport = createSmtpTransport({ url: server.url, timeoutMs: 5_000 });
  return {
    transport,
    received: () => server.received,
    answer: server.answer,
    async close() {
      await transport.close();
      await server.close();
    },
  };
});
