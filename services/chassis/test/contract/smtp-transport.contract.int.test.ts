import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { PermanentMailError } from '../../src/ports/mail-transport.ts';
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

const mail = {
  messageId: 'one@kindred.example',
  from: 'hello@kindred.example',
  to: 'someone@members.example',
  subject: 'Hello',
  text: 'Hello',
};

test('a server that says nothing ends in an error within the timeout, to be tried again', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 200 });
  onTestFinished(async () => {
    await transport.close();
    silent.close();
  });
  const error = await transport.send(mail).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(PermanentMailError);
});

test('a server that is not there ends in an error to be tried again, and works once it is', async () => {
  const first = await anSmtpServer();
  await first.close();
  const transport = createSmtpTransport({ url: first.url, timeoutMs: 1_000 });
  onTestFinished(() => transport.close());
  const error = await transport.send(mail).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(PermanentMailError);
});
