// Tells a member by mail that the password was changed, so a stranger's change does not pass unseen.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { EnqueueForEvent } from '../usecases/enqueue-mail.ts';
import { toLocale } from './event-locale.ts';

export const onUserPasswordChangedSendPasswordNotice = (enqueue: EnqueueForEvent) =>
  defineConsumer({
    event: events.userPasswordChanged,
    effect: 'send-password-notice',
    async handle(event) {
      const { email, locale } = event.data;
      await enqueue(event, {
        template: 'password-notice',
        to: email,
        locale: toLocale(locale),
        changedAt: event.occurredAt,
      });
    },
  });
