// The receiver of a request accepts it: the two are connected. Emits connection.accepted.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { ChangeConnection } from '../usecases/change-connection.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { acceptBody, receiverAnswer } from './connection.schemas.ts';
import { selfView } from './member.views.ts';

export const acceptConnectionRequestRoute = (changeConnection: ChangeConnection, readSelf: ReadSelf) =>
  route({
    method: 'POST',
    path: '/users/accept-connection-request',
    access: 'member',
    summary: 'Accept a request',
    rights: 'the receiver of the request',
    errors: { forbidden: ['not-you'], 'not-found': ['no-request'], unavailable: ['profile-not-ready'] },
    body: acceptBody,
    response: receiverAnswer,
    async handle({ body, caller }) {
      const actorId = requireSelf(caller, body.receiverId, 'receiverId');
      await changeConnection({ actorId, otherId: body.senderId, action: 'accept' });
      return { success: true as const, receiver: selfView(await readSelf(actorId)) };
    },
  });
