// The owner adds a part of the personality. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { AddTrait } from '../usecases/add-trait.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { addPersonalityBody } from './entry.schemas.ts';
import { selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const addPersonalityRoute = (addTrait: AddTrait, readSelf: ReadSelf) =>
  route({
    method: 'POST',
    path: '/profile/personality/:id',
    access: 'member',
    summary: 'Add a part of the personality to the own profile',
    rights: 'the owner of the profile',
    errors: {
      forbidden: ['not-you'],
      invalid: ['personality-required'],
      conflict: ['too-many-personalities'],
      unprocessable: ['idempotency-key-reused'],
      unavailable: ['profile-not-ready'],
    },
    params: userParams,
    body: addPersonalityBody,
    response: selfAnswer,
    async handle({ params, body, caller, idempotencyKey }) {
      const userId = requireSelf(caller, params.id, 'id');
      await addTrait({ userId, kind: 'personality', text: body.personality, idempotencyKey });
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
