// The owner uploads the banner of the profile, which no card shows. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { ChangePicture } from '../usecases/change-picture.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';
import { PICTURE_BODY_LIMIT, profileBackgroundForm } from './picture.schemas.ts';

export const updateProfileBackgroundRoute = (changePicture: ChangePicture, readSelf: ReadSelf) =>
  route({
    method: 'PUT',
    path: '/users/update-profile-back/:id',
    access: 'member',
    summary: 'Upload the own background picture',
    rights: 'the owner of the profile',
    errors: {
      forbidden: ['not-you'],
      'unsupported-media': ['unknown-image'],
      unprocessable: ['broken-image', 'too-many-pixels'],
      unavailable: ['profile-not-ready'],
    },
    params: userParams,
    body: profileBackgroundForm,
    bodyLimit: PICTURE_BODY_LIMIT,
    multipart: 'only',
    response: selfAnswer,
    async handle({ params, body, caller }) {
      const userId = requireSelf(caller, params.id, 'id');
      await changePicture({ userId, slot: 'profileBackground', bytes: body.profileBackground });
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
