import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type {
  MailTransportHarness,
  ReceivedMail,
} from '../../src/testing/contract/mail-transport.contract.ts';

type Answer = Parameters<MailTransportHarness['answer']>[0] | 'refuse-sender' | 'want-login';

const refusal = (message: string, responseCode: number): Error =>
  Object.assign(new Error(message), { responseCode });

const refusals: Partial<Record<Answer, Error>> = {
  'refuse-content': refusal('not wanted', 554),
  'try-later': refusal('greylisted', 451),
};

/** A real SMTP server on loopback that keeps what it accepts and refuses on demand. */
export async function anSmtpServer() {
  const received: ReceivedMail[] = [];
  let answer: Answer = 'accept';
  let open = 0;
  let mostOpen = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onConnect(_session, done) {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      done();
    },
    onClose() {
      open -= 1;
    },
    onMailFrom(_address, _session, done) {
      done(answer === 'refuse-sender' ? refusal('not from you', 553) : undefined);
    },
    onRcptTo(_address, _session, done) {
      if (answer === 'want-login') done(refusal('log in first', 530));
      else done(answer === 'refuse-recipient' ? refusal('no such member', 550) : undefined);
    },
    onData(stream, { envelope }, done) {
      const keep = (raw: string): void => {
        const refused = refusals[answer];
        const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
        if (!refused)
          received.push({ sender, recipients: envelope.rcptTo.map(({ address }) => address), raw });
        done(refused);
      };
      text(stream).then(keep, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a TCP port gives an address object, never a pipe name.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    /** The most connections there were at one time. */
    mostOpen: () => mostOpen,
    answer(how: Answer) {
      answer = how;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
