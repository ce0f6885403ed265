// The owner uploads a profile picture; every card shows it. Emits profile.updated.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { ChangePicture } from '../usecases/change-picture.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';
import { PICTURE_BODY_LIMIT, profileImageForm } from './picture.schemas.ts';

export const updateProfileImageRoute = (changePicture: ChangePicture, readSelf: ReadSelf) =>
  route({
    method: 'PUT',
    path: '/users/update-profile-pic/:id',
    access: 'member',
    summary: 'Upload the own profile picture',
    rights: 'the owner of the profile',
    errors: {
      forbidden: ['not-you'],
      'unsupported-media': ['unknown-image'],
      unprocessable: ['broken-image', 'too-many-pixels'],
      unavailable: ['profile-not-ready'],
    },
    params: userParams,
    body: profileImageForm,
    bodyLimit: PICTURE_BODY_LIMIT,
    multipart: 'only',
    response: selfAnswer,
    async handle({ params, body, caller }) {
      const userId = requireSelf(caller, params.id, 'id');
      await changePicture({ userId, slot: 'profileImage', bytes: body.profileImage });
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
