import { expect, onTestFinished, test } from 'vitest';
import { type MailTransport, type OutgoingMail, PermanentMailError } from '../../src/ports/mail-transport.ts';
import { createSmtpTransport } from '../../src/smtp/smtp-transport.ts';
import { freshName } from '../../src/testing/contract/fresh-name.ts';
import { aTcpProxy } from '../../src/testing/tcp-proxy.ts';
import { anSmtpServer } from './_smtp-server.ts';

const TIMEOUT_MS = 300;

const aMail = (): OutgoingMail => ({
  messageId: `${freshName('mail')}@kindred.example`,
  from: 'hello@kindred.example',
  to: 'someone@members.example',
  subject: 'Hello',
  text: 'Hello',
});

async function aWay({ maxConnections = 5 } = {}) {
  const server = await anSmtpServer();
  const proxy = await aTcpProxy({ host: '127.0.0.1', port: server.port });
  const url = `smtp://127.0.0.1:${proxy.port}`;
  const transport = createSmtpTransport({ url, timeoutMs: TIMEOUT_MS, maxConnections });
  onTestFinished(async () => {
    await transport.close();
    await proxy.close();
    await server.close();
  });
  return { server, proxy, transport };
}

async function expectTryAgain(transport: MailTransport, mail: OutgoingMail): Promise<void> {
  const error = await transport.send(mail).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(PermanentMailError);
}

test.each(['refuse', 'silence'] as const)(
  'after %s a mail is to be tried again, in time, and arrives once when the server is back',
  async (strike) => {
    const { server, proxy, transport } = await aWay();
    await transport.send(aMail());
    await proxy[strike]();
    const mail = aMail();
    const start = performance.now();
    await expectTryAgain(transport, mail);
    await expectTryAgain(transport, mail);
    expect(performance.now() - start).toBeLessThan(2 * 3 * TIMEOUT_MS + 1_000);
    proxy.cut();
    await proxy.open();
    await transport.send(mail);
    const copies = server.received.filter(({ raw }) => raw.includes(`Message-ID: <${mail.messageId}>`));
    expect(copies.length).toBe(1);
  },
);

test('kept connections that broke while nobody used them cost no mail', async () => {
  const { server, proxy, transport } = await aWay();
  await Promise.all(Array.from({ length: 5 }, () => transport.send(aMail())));
  proxy.cut();
  const mail = aMail();
  await transport.send(mail).catch(() => transport.send(mail));
  expect(server.received.length).toBe(6);
});

test.each(['refuse-sender', 'want-login'] as const)(
  '%s is about us, not about the mail: it may be tried again',
  async (how) => {
    const { server, transport } = await aWay();
    server.answer(how);
    const mail = aMail();
    await expectTryAgain(transport, mail);
    server.answer('accept');
    await transport.send(mail);
    expect(server.received.length).toBe(1);
  },
);

test('there are never more connections than allowed', async () => {
  const { server, transport } = await aWay({ maxConnections: 2 });
  await Promise.all(Array.from({ length: 20 }, () => transport.send(aMail())));
  expect(server.received.length).toBe(20);
  expect(server.mostOpen()).toBeLessThanOrEqual(2);
});
