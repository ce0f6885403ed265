// Somebody registered: where they read mail, and in which language, is kept sealed for later notices. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { RecipientsStore } from '../store/recipients.store.ts';
import { toLocale } from './event-locale.ts';

export const onUserRegisteredKeepRecipient = (recipients: Pick<RecipientsStore, 'keep'>) =>
  defineConsumer({
    event: events.userRegistered,
    effect: 'keep-recipient',
    handle: ({ data, version }) =>
      recipients.keep(data.userId, { to: data.email, locale: toLocale(data.locale) }, version),
  });
