// Marks messages to the signed-in member as read: all with the own id, one thread with a contact's id.
import { route } from '@kindred/chassis/http/route';
import type { ClearNotifications } from '../usecases/clear-notifications.ts';
import { cleared, userParams } from './chat.schemas.ts';

export const clearNotificationsRoute = (clearNotifications: ClearNotifications) =>
  route({
    method: 'PUT',
    path: '/messages/notifications/:userId',
    access: 'member',
    summary: 'Mark messages as read',
    rights: 'the receiver of the messages',
    params: userParams,
    response: cleared,
    handle: async ({ caller, params }) => ({
      success: true as const,
      cleared: await clearNotifications(caller.userId, params.userId),
    }),
  });
