// The owner deletes a part of the personality. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { DeleteEntry } from '../usecases/delete-entry.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { deletePersonalityBody } from './entry.schemas.ts';
import { selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const deletePersonalityRoute = (deleteEntry: DeleteEntry, readSelf: ReadSelf) =>
  route({
    method: 'DELETE',
    path: '/profile/delete-personality/:id',
    access: 'member',
    summary: 'Delete a part of the own personality',
    rights: 'the owner of the profile',
    errors: { forbidden: ['not-you'], 'not-found': ['not-found'], unavailable: ['profile-not-ready'] },
    params: userParams,
    body: deletePersonalityBody,
    response: selfAnswer,
    async handle({ params, body, caller }) {
      const userId = requireSelf(caller, params.id, 'id');
      await deleteEntry(userId, 'personality', body.personalityId);
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
