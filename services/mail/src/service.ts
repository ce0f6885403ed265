import { assembleService, type Service, type ServiceEffects } from '@kindred/chassis/lifecycle/service';
import { createWokenWorker } from '@kindred/chassis/lifecycle/woken-worker';
import type { MailTransport } from '@kindred/chassis/ports/mail-transport';
import type { MailConfig } from './config.ts';
import { onUserPasswordChangedSendPasswordNotice } from './consumers/on-user-password-changed.send-password-notice.ts';
import { onUserPasswordResetRequestedSendResetLink } from './consumers/on-user-password-reset-requested.send-reset-link.ts';
import { onUserRegisteredSendVerification } from './consumers/on-user-registered.send-verification.ts';
import { contactTexts } from './http/contact.texts.ts';
import { sendContactMessageRoute } from './http/send-contact-message.route.ts';
import { forgetOldMailsJob } from './jobs/every-hour.forget-old-mails.ts';
import { sendDueMailsJob } from './jobs/every-second.send-due-mails.ts';
import { mailStorage } from './storage.ts';
import { createContentSeal } from './store/content-seal.ts';
import { createMailsStore, type MailDocument } from './store/mails.store.ts';
import { createComposeMail } from './templates/compose-mail.ts';
import { createEnqueueForEvent, createEnqueueMail } from './usecases/enqueue-mail.ts';
import { createSendContactMessage } from './usecases/send-contact-message.ts';
import { createSendDueMails } from './usecases/send-due-mails.ts';

/** Writes and sends mail: to members when identity's events ask for it, to us from the contact form. */
export async function createMail(
  config: MailConfig,
  effects: ServiceEffects,
  transport: MailTransport,
): Promise<Service> {
  const { clock, documents, ids, logger, randomness } = effects;
  const { unsealKey } = config;
  const publicUrl = config.publicUrl.replace(/\/+$/, '');
  const mails = createMailsStore(documents.collection<MailDocument>('mails'));
  const seal = createContentSeal(unsealKey, randomness);
  const compose = createComposeMail({ ...config, publicUrl });
  const sender = createWokenWorker(
    createSendDueMails({ mails, seal, transport, compose, clock, ids, logger }),
    logger,
  );
  const enqueue = createEnqueueMail(mails, seal, clock, new URL(publicUrl).hostname, sender.wake);
  const enqueueForEvent = createEnqueueForEvent(mails, enqueue);

  const service = await assembleService(
    {
      name: 'mail',
      version: config.version,
      ...mailStorage,
      routes: [sendContactMessageRoute(createSendContactMessage(mails, enqueue, clock))],
      texts: contactTexts,
      consumers: [
        onUserRegisteredSendVerification(enqueueForEvent, unsealKey),
        onUserPasswordResetRequestedSendResetLink(enqueueForEvent, unsealKey),
        onUserPasswordChangedSendPasswordNotice(enqueueForEvent),
      ],
      jobs: [sendDueMailsJob(sender), forgetOldMailsJob(mails, clock)],
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
    flush: () => sender.run(),
    async stop() {
      await sender.close();
      await service.stop();
    },
  };
}
