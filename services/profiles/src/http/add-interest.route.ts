// The owner adds an interest. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { AddTrait } from '../usecases/add-trait.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { addInterestBody } from './entry.schemas.ts';
import { selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const addInterestRoute = (addTrait: AddTrait, readSelf: ReadSelf) =>
  route({
    method: 'POST',
    path: '/profile/interests/:id',
    access: 'member',
    summary: 'Add an interest to the own profile',
    rights: 'the owner of the profile',
    errors: {
      forbidden: ['not-you'],
      invalid: ['interest-required'],
      conflict: ['too-many-interests'],
      unprocessable: ['idempotency-key-reused'],
      unavailable: ['profile-not-ready'],
    },
    params: userParams,
    body: addInterestBody,
    response: selfAnswer,
    async handle({ params, body, caller, idempotencyKey }) {
      const userId = requireSelf(caller, params.id, 'id');
      await addTrait({ userId, kind: 'interest', text: body.interest, idempotencyKey });
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
