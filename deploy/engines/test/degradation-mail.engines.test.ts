import type { StoredDocument } from '@kindred/chassis/ports/documents';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { registerBody } from '@kindred/e2e/account';
import { mailsTo, nextMail } from '@kindred/local/testing/mailbox';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  aFleetBehindDoors,
  type FleetBehindDoors,
  report,
  timedCall,
} from '../src/testing/degradation-bed.ts';

/** What a mail of the send log shows of its state. */
interface SentMail extends StoredDocument {
  state: 'due' | 'sent' | 'failed';
  tries: number;
  messageId: string;
}

const SOON_MS = 15_000;

let bed: FleetBehindDoors;

beforeAll(async () => {
  bed = await aFleetBehindDoors();
}, 120_000 * patience);
afterAll(() => bed?.dispose());
afterEach(async () => {
  bed.doors.mail.losesReceipts(false);
  await bed.doors.mail.open();
});

async function register(email: string): Promise<void> {
  const answer = await timedCall(bed.through(0), '/users/register', {
    method: 'POST',
    body: registerBody(email),
  });
  expect(answer.status).toBe(201);
}

const mails = () => bed.stored<SentMail>('mail', 'mails');
const newestMail = async (): Promise<SentMail | undefined> =>
  (await mails()).findOne({}, { sort: { createdAt: -1 } });
const settled = (): Promise<SentMail> =>
  until(
    async () => {
      const mail = await newestMail();
      return mail?.state === 'sent' ? mail : undefined;
    },
    SOON_MS,
    'a sent mail',
  );
const timesSent = ({ messageId }: SentMail): number =>
  bed.doors.mail.messageIds().filter((id) => id === messageId).length;

it.each(['refuse', 'silence'] as const)(
  'registers without the mail server, and sends once it is back (%s)',
  async (how) => {
    const email = `${how}@example.com`;
    await bed.doors.mail[how]();
    await register(email);
    await until(async () => ((await newestMail())?.tries ?? 0) > 0, SOON_MS, 'a first try');
    expect(await mailsTo(bed.through(0), email)).toEqual([]);
    await bed.doors.mail.open();
    const openedAt = performance.now();
    await nextMail(bed.through(0), email);
    report(`${how}: the mail came ${(performance.now() - openedAt).toFixed(0)} ms after the server was back`);
    expect(timesSent(await settled())).toBe(1);
  },
  60_000 * patience,
);

it(
  'repeats a mail at most once after kill -9, under the same Message-ID',
  async () => {
    const email = 'killed@example.com';
    const [mailer] = bed.fleet.of('mail');
    bed.doors.mail.losesReceipts(true);
    await register(email);
    await nextMail(bed.through(0), email);
    await mailer?.end('SIGKILL');
    bed.doors.mail.losesReceipts(false);
    // Stands for the five minutes after which another process may take over what a dead one held.
    await (await mails()).updateOne({ lease: { $exists: true } }, { $set: { nextTryAt: 0 } });
    mailer?.start();
    await mailer?.untilReady();
    const mail = await settled();
    expect(timesSent(mail)).toBe(2);
    expect(await mailsTo(bed.through(0), email)).toHaveLength(1);
  },
  60_000 * patience,
);
