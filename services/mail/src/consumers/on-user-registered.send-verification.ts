// Mails the confirmation link to who registered or asked again; an event without a token wants no mail.
import type { KeyList } from '@kindred/chassis/config/keys';
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { EnqueueForEvent } from '../usecases/enqueue-mail.ts';
import { toLocale } from './event-locale.ts';
import { openToken } from './sealed-token.ts';

export const onUserRegisteredSendVerification = (enqueue: EnqueueForEvent, keys: KeyList) =>
  defineConsumer({
    event: events.userRegistered,
    effect: 'send-verification',
    async handle(event) {
      const { email, locale, sealedToken } = event.data;
      if (sealedToken.length === 0) return;
      await enqueue(event, {
        template: 'verification',
        to: email,
        locale: toLocale(locale),
        token: openToken(sealedToken, keys),
      });
    },
  });
