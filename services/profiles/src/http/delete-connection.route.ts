// Either side ends a connection; the other member is named by their user id. Emits connection.removed.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { ChangeConnection } from '../usecases/change-connection.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { deleteBody } from './connection.schemas.ts';
import { selfAnswer } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const deleteConnectionRoute = (changeConnection: ChangeConnection, readSelf: ReadSelf) =>
  route({
    method: 'POST',
    path: '/users/delete-connection',
    access: 'member',
    summary: 'End a connection',
    rights: 'either of the two',
    errors: { forbidden: ['not-you'], unavailable: ['profile-not-ready'] },
    body: deleteBody,
    response: selfAnswer,
    async handle({ body, caller }) {
      const actorId = requireSelf(caller, body.userId, 'userId');
      await changeConnection({ actorId, otherId: body.connectionId, action: 'remove' });
      return { success: true as const, user: selfView(await readSelf(actorId)) };
    },
  });
