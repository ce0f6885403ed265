import { assembleService, type Service, type ServiceEffects } from '@kindred/chassis/lifecycle/service';
import { createWokenWorker } from '@kindred/chassis/lifecycle/woken-worker';
import { createRelay } from '@kindred/chassis/outbox/relay';
import type { MailTransport } from '@kindred/chassis/ports/mail-transport';
import type { TaskDocument } from '@kindred/chassis/tasks/task-document';
import { createTasks } from '@kindred/chassis/tasks/tasks';
import type { MailConfig } from './config.ts';
import { onApplicationWithdrawnForgetApplicant } from './consumers/on-application-withdrawn.forget-applicant.ts';
import { onOfferAppliedKeepApplicant } from './consumers/on-offer-applied.keep-applicant.ts';
import { onOfferAppliedTellCreator } from './consumers/on-offer-applied.tell-creator.ts';
import { onOfferDeletedTellApplicants } from './consumers/on-offer-deleted.tell-applicants.ts';
import { onUserDeletedEraseRecipient } from './consumers/on-user-deleted.erase-recipient.ts';
import { onUserPasswordChangedSendPasswordNotice } from './consumers/on-user-password-changed.send-password-notice.ts';
import { onUserPasswordResetRequestedSendResetLink } from './consumers/on-user-password-reset-requested.send-reset-link.ts';
import { onUserRegisteredKeepRecipient } from './consumers/on-user-registered.keep-recipient.ts';
import { onUserRegisteredSendVerification } from './consumers/on-user-registered.send-verification.ts';
import { onUserReinstatedRestoreRecipient } from './consumers/on-user-reinstated.restore-recipient.ts';
import { onUserSuspendedSilenceRecipient } from './consumers/on-user-suspended.silence-recipient.ts';
import type { Address, StoredContent } from './domain/mail.ts';
import { userErased } from './events/user-erased.event.ts';
import { contactTexts } from './http/contact.texts.ts';
import { sendContactMessageRoute } from './http/send-contact-message.route.ts';
import { goOnWithTasksJob } from './jobs/every-10-seconds.go-on-with-tasks.ts';
import { measureQueueJob } from './jobs/every-10-seconds.measure-queue.ts';
import { forgetOldMailsJob } from './jobs/every-hour.forget-old-mails.ts';
import { sendDueMailsJob } from './jobs/every-second.send-due-mails.ts';
import { mailStorage } from './storage.ts';
import { createApplicantsStore } from './store/applicants.store.ts';
import { createContentSeal } from './store/content-seal.ts';
import { createMailsStore, type MailDocument, type MailsStore } from './store/mails.store.ts';
import { createRecipientsStore, type RecipientsStore } from './store/recipients.store.ts';
import { erasuresSpec, offerEndsSpec } from './store/tasks.indexes.ts';
import { createComposeMail } from './templates/compose-mail.ts';
import { createEnqueueForEvent, createEnqueueMail, type EnqueueMail } from './usecases/enqueue-mail.ts';
import { createEraseRecipient } from './usecases/erase-recipient.ts';
import { createSendContactMessage } from './usecases/send-contact-message.ts';
import { createSendDueMails, type MailOutcome, mailOutcomes } from './usecases/send-due-mails.ts';
import { createTellApplicants } from './usecases/tell-applicants.ts';

const mailsTotal = {
  name: 'kindred_mails_total',
  help: 'Mails by what became of a try: sent, postponed, or failed for good',
  labels: ['outcome'],
};

/** What mail learns of members and offers, and the long work that follows from it. */
function projections(
  { unsealKeys }: MailConfig,
  effects: ServiceEffects,
  mails: MailsStore,
  recipients: RecipientsStore,
  enqueue: EnqueueMail,
) {
  const { clock, documents, logger, randomness } = effects;
  const erasureTasks = documents.collection<TaskDocument>(erasuresSpec.name);
  const relay = createRelay({ ...effects, source: 'mail', collections: [erasureTasks] });
  const applicants = createApplicantsStore(documents);
  const titleSeal = createContentSeal<string>(unsealKeys, randomness);
  const erasures = createTasks({
    collection: erasureTasks,
    clock,
    logger,
    wake: relay.wake,
    perform: createEraseRecipient(recipients, mails, applicants, clock),
    told: (userId) => [userErased(userId)],
  });
  const offerEnds = createTasks({
    collection: documents.collection<TaskDocument>(offerEndsSpec.name),
    clock,
    logger,
    wake: relay.wake,
    perform: createTellApplicants(applicants, enqueue, titleSeal),
    told: () => [],
  });
  return {
    relay,
    workers: [erasures, offerEnds],
    consumers: [
      onUserRegisteredKeepRecipient(recipients),
      onUserSuspendedSilenceRecipient(recipients),
      onUserReinstatedRestoreRecipient(recipients),
      onUserDeletedEraseRecipient(erasures),
      onOfferAppliedKeepApplicant(applicants),
      onApplicationWithdrawnForgetApplicant(applicants),
      onOfferDeletedTellApplicants(offerEnds, titleSeal),
    ],
  };
}

/** Writes and sends mail: to members when identity's and offers' events ask for it, to us from the contact form. */
export async function createMail(
  config: MailConfig,
  effects: ServiceEffects,
  transport: MailTransport,
): Promise<Service> {
  const { clock, documents, ids, logger, metrics, randomness } = effects;
  const { unsealKeys } = config;
  const publicUrl = config.publicUrl.replace(/\/+$/, '');
  const mails = createMailsStore(documents.collection<MailDocument>('mails'));
  const recipients = createRecipientsStore(documents, createContentSeal<Address>(unsealKeys, randomness));
  const seal = createContentSeal<StoredContent>(unsealKeys, randomness);
  const compose = createComposeMail({ ...config, publicUrl });
  const countMail = metrics.counter(mailsTotal);
  const count = (outcome: MailOutcome, by = 1): void => countMail({ outcome }, by);
  for (const outcome of mailOutcomes) count(outcome, 0);
  const sender = createWokenWorker(
    createSendDueMails({ mails, recipients, seal, transport, compose, clock, ids, logger, count }),
    logger,
  );
  const enqueue = createEnqueueMail(mails, seal, clock, new URL(publicUrl).hostname, sender.wake);
  const enqueueForEvent = createEnqueueForEvent(mails, enqueue);
  const { consumers, relay, workers } = projections(config, effects, mails, recipients, enqueue);

  const service = await assembleService(
    {
      name: 'mail',
      version: config.version,
      ...mailStorage,
      routes: [sendContactMessageRoute(createSendContactMessage(mails, enqueue, clock))],
      texts: contactTexts,
      consumers: [
        onUserRegisteredSendVerification(enqueueForEvent, unsealKeys),
        onUserPasswordResetRequestedSendResetLink(enqueueForEvent, unsealKeys),
        onUserPasswordChangedSendPasswordNotice(enqueueForEvent),
        onOfferAppliedTellCreator(enqueueForEvent),
        ...consumers,
      ],
      jobs: [
        sendDueMailsJob(sender),
        measureQueueJob(mails, clock, metrics),
        goOnWithTasksJob(workers),
        forgetOldMailsJob(mails, clock),
      ],
      relay,
      workers: [sender, ...workers],
    },
    effects,
  );

  return {
    ...service,
    async start() {
      if (effects.isSoleOwner) await mails.releaseAll(clock.now());
      await service.start();
      sender.wake();
    },
  };
}
