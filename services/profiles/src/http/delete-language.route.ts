// The owner deletes a language. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { DeleteEntry } from '../usecases/delete-entry.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { deleteLanguageBody } from './entry.schemas.ts';
import { selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const deleteLanguageRoute = (deleteEntry: DeleteEntry, readSelf: ReadSelf) =>
  route({
    method: 'DELETE',
    path: '/users/delete-language/:id',
    access: 'member',
    summary: 'Delete a language of the own profile',
    rights: 'the owner of the profile',
    errors: { forbidden: ['not-you'], 'not-found': ['not-found'], unavailable: ['profile-not-ready'] },
    params: userParams,
    body: deleteLanguageBody,
    response: selfAnswer,
    async handle({ params, body, caller }) {
      const userId = requireSelf(caller, params.id, 'id');
      await deleteEntry(userId, 'languages', body.languageId);
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
