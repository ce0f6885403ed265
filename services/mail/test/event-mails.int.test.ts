import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deadTopic } from '@kindred/chassis/consumers/dead-letters';
import { draftEvent } from '@kindred/chassis/events/event';
import { PermanentMailError } from '@kindred/chassis/ports/mail-transport';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
import { events, topics } from '@kindred/proto/catalog';
import { Locale } from '@kindred/proto/identity/v1';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aKeyPair, aMailService, aMessage, contact, token, userId } from './_util.ts';

const HOUR_MS = 3_600_000;

const aRunningService = async () => {
  const mail = await aMailService();
  const service = await mail.bed.start(await mail.create());
  return { ...mail, service };
};

it('mails the confirmation link in the language of the registration', async () => {
  const { deliver, registered, smtp, sentCount } = await aRunningService();
  await deliver([registered({ locale: Locale.DE }), 1]);
  await sentCount(1);
  expect(smtp.accepted).toMatchObject([
    {
      from: 'Kindred <hello@kindred.example>',
      to: 'mira@example.com',
      subject: 'Bestätige deine E-Mail-Adresse für Kindred',
      text: expect.stringContaining(`https://kindred.example/email-confirmation/${token}`),
      html: expect.stringContaining(`href="https://kindred.example/email-confirmation/${token}"`),
      messageId: expect.stringMatching(/^[0-9a-f]{40}@kindred\.example$/),
    },
  ]);
});

it('mails the reset link and the notice of a new password', async () => {
  const { deliver, resetRequested, passwordChanged, smtp, sentCount } = await aRunningService();
  await deliver([resetRequested(), 3], [passwordChanged(), 4]);
  await sentCount(2);
  expect(smtp.accepted.map(({ subject }) => subject).sort()).toEqual([
    'Setze ein neues Passwort für Kindred',
    'Your Kindred password was changed',
  ]);
  expect(smtp.accepted[0]?.text).toContain(`https://kindred.example/resetpassword/${token}`);
});

it('mails nothing for a registration without a token', async () => {
  const { deliver, registered, mails } = await aRunningService();
  await deliver([registered({ sealedToken: new Uint8Array() }), 1]);
  expect(await mails.countUpTo({}, 1)).toBe(0);
});

it.each([
  ['registered', 24 * HOUR_MS],
  ['resetRequested', HOUR_MS],
  ['passwordChanged', 72 * HOUR_MS],
] as const)('tries no longer than a mail is worth it (%s)', async (kind, worthMs) => {
  const mail = await aRunningService();
  const { clock, mails, service, smtp } = mail;
  smtp.answerAfter(() => Promise.reject(new Error('connection refused')));
  await mail.deliver([mail[kind](), 1]);
  await until(() => mails.findOne({ tries: 1, lease: { $exists: false } }));
  clock.jump(worthMs - 1_001);
  await service.flush();
  await until(() => mails.findOne({ state: 'failed' }));
  expect(smtp.tries()).toBe(2);
  expect(await mails.findOne({})).not.toHaveProperty('sealed');
});

it('does not mail a link that ended before its event arrived', async () => {
  const { clock, deliver, mails, resetRequested, smtp, bed, service } = await aRunningService();
  const late = resetRequested();
  clock.jump(HOUR_MS);
  await bed.deliver(late, userId, 1, 'test', clock.now() - HOUR_MS);
  await deliver();
  await service.flush();
  await until(() => mails.findOne({ state: 'failed' }));
  expect(smtp.tries()).toBe(0);
});

it('gives up what it cannot open, and goes on with the others', async () => {
  const { deliver, mails, registered, passwordChanged, smtp, service, sentCount } = await aRunningService();
  smtp.failures.push(new Error('connection refused'));
  await deliver([registered(), 1]);
  await until(() => mails.findOne({ tries: 1, lease: { $exists: false } }));
  await mails.updateOne({}, { $set: { sealed: 'bm90IG91cnM=', nextTryAt: 0 } });
  await deliver([passwordChanged(), 2]);
  await service.flush();
  await sentCount(1);
  expect(await mails.findOne({ template: 'verification' })).toMatchObject({ state: 'failed', tries: 2 });
});

it('sends up to five at a time, each once', async () => {
  const { clock, mails, service, smtp, sentCount } = await aRunningService();
  const [first, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  smtp.answerAfter(() => first.promise);
  for (let i = 0; i < 12; i += 1) await contact(service, aMessage({ message: `Hello ${i}` }));
  smtp.answerAfter(() => rest.promise);
  first.resolve();
  await until(() => smtp.mostAtOnce() === 5);
  for (let turn = 0; turn < 5; turn += 1) await clock.advance(0);
  expect(await mails.countUpTo({ lease: { $gt: '' } }, 20)).toBe(5);
  rest.resolve();
  await service.flush();
  await sentCount(12);
  expect(await mails.countUpTo({ tries: 1 }, 20)).toBe(12);
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(12);
});

// An hour second by second, with all that a second does, takes a busy machine its time.
it('forgets a mail ninety days after it was settled, and no other', {
  timeout: 60_000 * patience,
}, async () => {
  const { clock, deliver, mails, registered, passwordChanged, sentCount } = await aRunningService();
  await deliver([registered(), 1]);
  await sentCount(1);
  clock.jump(90 * 24 * HOUR_MS - HOUR_MS);
  await deliver([passwordChanged(), 2]);
  await sentCount(2);
  await until(async () => {
    await clock.advance(HOUR_MS);
    return (await mails.countUpTo({}, 3)) === 1;
  }, 50_000);
  expect(await mails.findOne({})).toMatchObject({ template: 'password-notice' });
});

it('keeps no address and no content of what is sent', async () => {
  const { deliver, registered, mails, sentCount } = await aRunningService();
  await deliver([registered(), 1]);
  await sentCount(1);
  const [kept] = await mails.find({}, { limit: 2 });
  expect(kept).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{40}$/),
    template: 'verification',
    state: 'sent',
    tries: 1,
    giveUpAt: expect.any(Number),
    messageId: expect.any(String),
    series: expect.stringMatching(/^[0-9a-f]{40}$/),
    recipient: expect.stringMatching(/^[0-9a-f]{40}$/),
    sourceVersion: 1,
    createdAt: expect.any(Number),
    settledAt: expect.any(Number),
  });
});

describe.each(['registered', 'resetRequested', 'passwordChanged'] as const)('an event (%s)', (kind) => {
  it('brings one mail, however often it comes', async () => {
    const mail = await aRunningService();
    await mail.deliver([mail[kind](), 2], [mail[kind](), 2]);
    await mail.sentCount(1);
    await mail.deliver([mail[kind](), 2]);
    expect(mail.smtp.accepted).toHaveLength(1);
  });

  it('brings none when it is older than the last mail, and another when it is newer', async () => {
    const mail = await aRunningService();
    await mail.deliver([mail[kind](), 2], [mail[kind](), 1]);
    await mail.sentCount(1);
    await mail.deliver([mail[kind](), 3]);
    await mail.sentCount(2);
    expect(new Set(mail.smtp.accepted.map(({ messageId }) => messageId)).size).toBe(2);
  });
});

it('parks an event whose token was sealed to somebody else', async () => {
  const { bed, clock, mails } = await aRunningService();
  const forged = { userId, email: 'mira@example.com', locale: Locale.EN, sealedToken: new Uint8Array(80) };
  await bed.deliver(draftEvent(events.userRegistered, userId, forged), userId, 1);
  await until(async () => {
    await clock.advance(1_000);
    return (await bed.published(deadTopic(topics.user))).length === 1;
  });
  expect(await mails.countUpTo({}, 1)).toBe(0);
});

it('tries again with growing pauses, under the same Message-ID, until it is accepted', async () => {
  const { deliver, registered, smtp, clock, mails, service } = await aRunningService();
  smtp.failures.push(...Array.from({ length: 4 }, () => new Error('connection refused')));
  await deliver([registered(), 1]);
  const waits: number[] = [];
  for (let tries = 1; tries <= 4; tries += 1) {
    await until(async () => (await mails.findOne({ tries, lease: { $exists: false } })) !== undefined);
    waits.push(((await mails.findOne({}))?.nextTryAt ?? 0) - clock.now());
    clock.jump(waits.at(-1) ?? 0);
    await service.flush();
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(smtp.accepted).toHaveLength(1);
  expect(await mails.findOne({})).toMatchObject({ state: 'sent', tries: 5 });
});

it('gives up when the server refuses for good, and goes on with the others', async () => {
  const { deliver, registered, passwordChanged, smtp, mails, sentCount } = await aRunningService();
  smtp.failures.push(new PermanentMailError('550 no such user mira@example.com'));
  await deliver([registered(), 1]);
  await until(() => mails.findOne({ state: 'failed' }));
  await deliver([passwordChanged(), 2]);
  await sentCount(1);
  const failed = await mails.findOne({ state: 'failed' });
  expect(failed).toMatchObject({ template: 'verification', tries: 1 });
  expect(failed).not.toHaveProperty('sealed');
  expect(failed).not.toHaveProperty('nextTryAt');
});

it('sends after a restart what the last process had in hand, under the same Message-ID', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const keys = aKeyPair();
  const before = await aMailService({ folder, keys });
  await before.bed.start(await before.create());
  await before.deliver([before.registered(), 1]);
  await before.sentCount(1);
  // As it was on disk between the server's answer and the record of it.
  await before.mails.updateOne(
    {},
    { $set: { state: 'due', lease: 'dead', nextTryAt: before.clock.now() + 300_000 } },
  );
  const { sealed } = await sealedOfAnother(keys);
  await before.mails.updateOne({}, { $set: { sealed } });
  await before.bed.close();

  const after = await aMailService({ folder, keys });
  await after.bed.start(await after.create());
  await after.sentCount(1);
  expect(after.smtp.accepted[0]?.messageId).toBe(before.smtp.accepted[0]?.messageId);
});

/** The sealed content of a mail that is still due: sent ones have dropped theirs. */
async function sealedOfAnother(keys: ReturnType<typeof aKeyPair>): Promise<{ sealed: string }> {
  const { bed, create, smtp, deliver, registered, mails } = await aMailService({ keys });
  await bed.start(await create());
  smtp.failures.push(new Error('down'));
  await deliver([registered(), 1]);
  const due = await until(() => mails.findOne({ tries: 1 }));
  return { sealed: due.sealed ?? '' };
}

it('lets one of two senders have a mail', async () => {
  const { bed, create, smtp, registered, deliver, sentCount, service } = await aRunningService();
  const second = await create();
  smtp.failures.push(new Error('down'));
  await deliver([registered(), 1]);
  await until(() => smtp.tries() === 1);
  await bed.effects.documents.collection('mails').updateOne({}, { $set: { nextTryAt: 0 } });
  await Promise.all([service.flush(), second.flush()]);
  await sentCount(1);
  expect(smtp.accepted).toHaveLength(1);
});
