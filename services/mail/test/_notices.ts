import { draftEvent } from '@kindred/chassis/events/event';
import { until } from '@kindred/chassis/testing/until';
import { events, topics } from '@kindred/proto/catalog';
import { Locale } from '@kindred/proto/identity/v1';
import { aMailService } from './_util.ts';

export const clara = 'c'.repeat(24);
export const mira = 'd'.repeat(24);
export const joe = 'e'.repeat(24);
export const offerId = 'f'.repeat(24);
export const title = 'Canary wall';

/** A running mail service that knows some members and hears of offers. */
export async function aNoticeBed() {
  const mail = await aMailService();
  const service = await mail.bed.start(await mail.create());
  const { bed, mails } = mail;
  const { documents } = bed.effects;

  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) await bed.settle();
  };
  const joined = async (userId: string, locale: Locale = Locale.EN, version = 1) => {
    const data = { userId, email: `${userId[0]}@example.com`, locale, sealedToken: new Uint8Array() };
    await bed.deliver(draftEvent(events.userRegistered, userId, data), userId, version);
    await settle();
  };
  const applied = async (applicantId: string, to = offerId) => {
    const event = draftEvent(events.offerApplied, to, { offerId: to, createdBy: clara, applicantId, title });
    await bed.deliver(event, `${to}:${applicantId}`, 1);
    await settle();
  };
  const withdrawn = async (applicantId: string, version = 2) => {
    const event = draftEvent(events.applicationWithdrawn, offerId, {
      offerId,
      createdBy: clara,
      applicantId,
    });
    await bed.deliver(event, `${offerId}:${applicantId}`, version);
    await settle();
  };
  const takenBack = async (version = 2) => {
    const event = draftEvent(events.offerDeleted, offerId, { offerId, createdBy: clara, title });
    await bed.deliver(event, offerId, version);
    await settle();
  };
  const suspended = async (userId: string, version: number) => {
    await bed.deliver(draftEvent(events.userSuspended, userId, { userId }), userId, version);
    await settle();
  };
  const reinstated = async (userId: string, version: number) => {
    await bed.deliver(draftEvent(events.userReinstated, userId, { userId }), userId, version);
    await settle();
  };
  const deleted = async (userId: string, version: number) => {
    await bed.deliver(draftEvent(events.userDeleted, userId, { userId, deletedAt: 1n }), userId, version);
    await settle();
  };

  return {
    ...mail,
    service,
    settle,
    joined,
    applied,
    withdrawn,
    takenBack,
    suspended,
    reinstated,
    deleted,
    /** Subjects by address, sorted. */
    sent: () => mail.smtp.accepted.map(({ to, subject }) => `${to} ${subject}`).sort(),
    settled: (count: number) =>
      until(
        async () => (await mails.countUpTo({ settledAt: { $gt: 0 } }, count + 1)) === count,
        5_000,
        `${count} settled`,
      ),
    /** What was told of erased members, as text. */
    answers: async () =>
      (await bed.published(topics.user))
        .filter(({ headers }) => headers.ce_type === 'user.erased')
        .map(({ value }) => Buffer.from(value).toString()),
    async everything() {
      const names = ['mails', 'recipients', 'applicants', 'erasures', 'offer-ends'];
      const all = await Promise.all(names.map((name) => documents.collection(name).find({}, { limit: 500 })));
      return all.flat().map((document) => ({ ...document, outbox: 0, claim: 0 }));
    },
  };
}
