// A member is suspended: nothing is mailed to them, nor what already waits. No event.
import { defineConsumer } from '@kindred/chassis/consumers/consumer';
import { events } from '@kindred/proto/catalog';
import type { RecipientsStore } from '../store/recipients.store.ts';

export const onUserSuspendedSilenceRecipient = (recipients: Pick<RecipientsStore, 'suspend'>) =>
  defineConsumer({
    event: events.userSuspended,
    effect: 'silence-recipient',
    handle: ({ data, version }) => recipients.suspend(data.userId, true, version),
  });
