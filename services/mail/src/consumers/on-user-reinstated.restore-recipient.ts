// A suspension is over: mails go out again. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { RecipientsStore } from '../store/recipients.store.ts';

export const onUserReinstatedRestoreRecipient = (recipients: Pick<RecipientsStore, 'suspend'>) =>
  defineConsumer({
    event: events.userReinstated,
    effect: 'restore-recipient',
    handle: ({ data, version }) => recipients.suspend(data.userId, false, version),
  });
