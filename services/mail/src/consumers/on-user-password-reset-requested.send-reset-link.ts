// Mails the link to set a new password to who asked for it.
import type { KeyList } from '@kindred/chassis/config/keys';
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { EnqueueForEvent } from '../usecases/enqueue-mail.ts';
import { toLocale } from './event-locale.ts';
import { openToken } from './sealed-token.ts';

export const onUserPasswordResetRequestedSendResetLink = (enqueue: EnqueueForEvent, keys: KeyList) =>
  defineConsumer({
    event: events.userPasswordResetRequested,
    effect: 'send-reset-link',
    async handle(event) {
      const { email, locale, sealedToken } = event.data;
      await enqueue(event, {
        template: 'reset-link',
        to: email,
        locale: toLocale(locale),
        token: openToken(sealedToken, keys),
      });
    },
  });
