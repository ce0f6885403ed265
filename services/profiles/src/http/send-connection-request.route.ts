// A member asks another to connect, or takes the request back. Emits connection.requested, accepted or cancelled.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { ChangeConnection } from '../usecases/change-connection.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { sendBody, senderAnswer } from './connection.schemas.ts';
import { selfView } from './member.views.ts';

export const sendConnectionRequestRoute = (changeConnection: ChangeConnection, readSelf: ReadSelf) =>
  route({
    method: 'POST',
    path: '/users/send-connection-request',
    access: 'member',
    summary: 'Ask a member to connect; without an action, asking again takes it back',
    rights: 'members, of anybody but themselves',
    errors: {
      invalid: ['self-connection'],
      forbidden: ['not-you'],
      'not-found': ['not-found'],
      conflict: ['too-many-open-requests'],
      unavailable: ['profile-not-ready'],
    },
    body: sendBody,
    response: senderAnswer,
    async handle({ body, caller }) {
      const actorId = requireSelf(caller, body.senderId, 'senderId');
      await changeConnection({ actorId, otherId: body.receiverId, action: body.action ?? 'toggle' });
      return { success: true as const, sender: selfView(await readSelf(actorId)) };
    },
  });
