// The owner deletes an interest. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { DeleteEntry } from '../usecases/delete-entry.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { deleteInterestBody } from './entry.schemas.ts';
import { selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const deleteInterestRoute = (deleteEntry: DeleteEntry, readSelf: ReadSelf) =>
  route({
    method: 'DELETE',
    path: '/profile/delete-interests/:id',
    access: 'member',
    summary: 'Delete an interest of the own profile',
    rights: 'the owner of the profile',
    errors: { forbidden: ['not-you'], 'not-found': ['not-found'], unavailable: ['profile-not-ready'] },
    params: userParams,
    body: deleteInterestBody,
    response: selfAnswer,
    async handle({ params, body, caller }) {
      const userId = requireSelf(caller, params.id, 'id');
      await deleteEntry(userId, 'interests', body.interestId);
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
