// The owner adds a language, or changes the level of a known one. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { AddLanguage } from '../usecases/add-language.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { addLanguageBody } from './entry.schemas.ts';
import { selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const addLanguageRoute = (addLanguage: AddLanguage, readSelf: ReadSelf) =>
  route({
    method: 'POST',
    path: '/users/add-language/:id',
    access: 'member',
    summary: 'Add a language to the own profile, or change its level',
    rights: 'the owner of the profile',
    errors: {
      forbidden: ['not-you'],
      conflict: ['too-many-languages'],
      unprocessable: ['idempotency-key-reused'],
      unavailable: ['profile-not-ready'],
    },
    params: userParams,
    body: addLanguageBody,
    response: selfAnswer,
    async handle({ params, body, caller, idempotencyKey }) {
      const userId = requireSelf(caller, params.id, 'id');
      await addLanguage(userId, body.language, body.level, idempotencyKey);
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
