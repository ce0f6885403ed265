// The owner edits name, title, place, categories, about or the visibility of the address. Emits profile.updated.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { ReadSelf } from '../usecases/read-self.ts';
import type { UpdateProfile } from '../usecases/update-profile.ts';
import { ABOUT_BODY_LIMIT } from './entry.schemas.ts';
import { profilePatch, selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const updateUserRoute = (updateProfile: UpdateProfile, readSelf: ReadSelf) =>
  route({
    method: 'PUT',
    path: '/users/update/:id',
    access: 'member',
    summary: 'Edit the own profile',
    rights: 'the owner of the profile',
    errors: {
      forbidden: ['not-you'],
      invalid: ['name-required'],
      'not-found': ['not-found'],
      unavailable: ['profile-not-ready'],
    },
    params: userParams,
    body: profilePatch,
    bodyLimit: ABOUT_BODY_LIMIT,
    response: selfAnswer,
    async handle({ params, body, caller }) {
      const userId = requireSelf(caller, params.id, 'id');
      await updateProfile(userId, body);
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
