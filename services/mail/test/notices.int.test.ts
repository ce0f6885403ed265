import { PermanentMailError } from '@kindred/chassis/ports/mail-transport';
import type { TaskDocument } from '@kindred/chassis/tasks/task-document';
import { Locale } from '@kindred/proto/identity/v1';
import { expect, it } from 'vitest';
import { aNoticeBed, clara, joe, mira, offerId, title } from './_notices.ts';

it('tells the creator of an offer who reads German that somebody applied, once', async () => {
  const { applied, joined, smtp, sentCount, settle } = await aNoticeBed();
  await joined(clara, Locale.DE);
  await applied(mira);
  await applied(mira);
  await sentCount(1);
  await settle();
  expect(smtp.accepted).toMatchObject([
    {
      to: 'c@example.com',
      subject: 'Jemand hat sich auf dein Angebot beworben',
      text: expect.stringContaining(`https://kindred.example/E?offer=${offerId}`),
    },
  ]);
  expect(smtp.accepted[0]?.text).toContain(title);
});

it('tells everybody who applied that an offer was taken back, once, however often that is told', async () => {
  const { applied, joined, sent, settled, takenBack } = await aNoticeBed();
  await joined(mira);
  await joined(joe, Locale.DE);
  await applied(mira);
  await applied(joe);
  await applied(joe, 'a'.repeat(24));
  await takenBack();
  await takenBack();
  await takenBack(1);
  await settled(2);
  expect(sent()).toEqual([
    'd@example.com An offer you applied to is gone',
    'e@example.com Ein Angebot, auf das du dich beworben hast, ist weg',
  ]);
});

it('tells also those of whose application it hears after the end, with the second look', async () => {
  const { applied, clock, joined, sent, service, settled, takenBack } = await aNoticeBed();
  await joined(mira);
  await takenBack();
  await applied(mira);
  expect(sent()).toEqual([]);
  clock.jump(60_000);
  await service.flush();
  await settled(1);
  expect(sent()).toEqual(['d@example.com An offer you applied to is gone']);
});

it('tells nobody who withdrew, whichever of the two words came first', async () => {
  const { applied, joined, mails, takenBack, withdrawn } = await aNoticeBed();
  await joined(mira);
  await joined(joe);
  await applied(mira);
  await withdrawn(mira);
  await withdrawn(joe);
  await applied(joe);
  await takenBack();
  expect(await mails.countUpTo({ template: 'offer-deleted' }, 1)).toBe(0);
});

it('goes through more applicants than one page', async () => {
  const { applied, bed, joined, mails, takenBack } = await aNoticeBed();
  await joined(mira);
  await applied(mira);
  const applicants = bed.effects.documents.collection<{ _id: string }>('applicants');
  const like = await applicants.findOne({});
  for (let n = 0; n < 130; n += 1)
    await applicants.insertOne(Object.assign({}, like, { _id: `${n}`, recipient: `${n}` }));
  await takenBack();
  expect(await mails.countUpTo({ template: 'offer-deleted' }, 200)).toBe(131);
});

it('waits for the address of somebody it has not heard of yet', async () => {
  const { applied, clock, joined, sent, sentCount, service } = await aNoticeBed();
  await applied(mira);
  expect(sent()).toEqual([]);
  await joined(clara);
  clock.jump(60_000);
  await service.flush();
  await sentCount(1);
  expect(sent()).toEqual(['c@example.com Somebody applied to your offer']);
});

it('writes to the address of the newest registration alone', async () => {
  const { applied, joined, smtp, sentCount } = await aNoticeBed();
  await joined(clara, Locale.DE, 3);
  await joined(clara, Locale.EN, 2);
  await joined(clara, Locale.EN, 3);
  await applied(mira);
  await sentCount(1);
  expect(smtp.accepted[0]?.subject).toBe('Jemand hat sich auf dein Angebot beworben');
});

it('keeps a record of each notice, sent or failed, without a word of it', async () => {
  const { applied, everything, joined, mails, settled, smtp, suspended, takenBack } = await aNoticeBed();
  smtp.failures.push(new PermanentMailError('550 no such user c@example.com'));
  for (const member of [clara, joe, mira]) await joined(member);
  await suspended(joe, 5);
  await applied(mira);
  await applied(joe);
  await takenBack();
  await settled(4);
  expect(JSON.stringify(await everything())).not.toMatch(/canary|example\.com/i);
  const records = await mails.find({}, { limit: 10 });
  expect(records.map(({ template, state }) => `${template} ${state}`).sort()).toEqual([
    'offer-applied failed',
    'offer-applied sent',
    'offer-deleted failed',
    'offer-deleted sent',
  ]);
  for (const record of records) {
    expect(Object.keys(record)).not.toContain('sealed');
    expect(record).toMatchObject({ tries: 1, recipient: expect.stringMatching(/^[0-9a-f]{40}$/) });
  }
});

it('gives up without an address, and keeps no other mail waiting, what a former key had sealed', async () => {
  const { applied, bed, clock, joined, mails, sent, service, takenBack } = await aNoticeBed();
  await joined(clara);
  await joined(mira);
  const recipients = bed.effects.documents.collection<{ _id: string }>('recipients');
  for (const { _id } of await recipients.find({}, { limit: 10 }))
    await recipients.updateOne({ _id }, { $set: { sealed: 'sealed by a former key' } });
  await applied(mira);
  await joined(joe);
  await applied(joe);
  await takenBack();
  await service.flush();
  expect(sent()).toEqual(['e@example.com An offer you applied to is gone']);
  clock.jump(3 * 24 * 3_600_000);
  await service.flush();
  expect(await mails.countUpTo({ state: 'failed' }, 5)).toBe(3);
});

it('has no word for applicants of an offer whose title a former key had sealed', async () => {
  const { applied, bed, clock, joined, mails, service, takenBack } = await aNoticeBed();
  const offerEnds = bed.effects.documents.collection<TaskDocument>('offer-ends');
  await takenBack();
  await offerEnds.updateOne({ _id: offerId }, { $set: { payload: 'sealed by a former key' } });
  await joined(mira);
  await applied(mira);
  clock.jump(60_000);
  await service.flush();
  expect(await mails.countUpTo({ template: 'offer-deleted' }, 1)).toBe(0);
  expect(await offerEnds.findOne({ _id: offerId })).not.toHaveProperty('dueAt');
});
