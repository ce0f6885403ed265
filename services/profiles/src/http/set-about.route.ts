// The owner writes the about text: HTML, of which only what the editor makes is kept. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { ReadSelf } from '../usecases/read-self.ts';
import type { UpdateProfile } from '../usecases/update-profile.ts';
import { ABOUT_BODY_LIMIT, aboutBody } from './entry.schemas.ts';
import { selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const setAboutRoute = (updateProfile: UpdateProfile, readSelf: ReadSelf) =>
  route({
    method: 'POST',
    path: '/profile/user/:id/about',
    access: 'member',
    summary: 'Write the own about text',
    rights: 'the owner of the profile',
    errors: { forbidden: ['not-you'], unavailable: ['profile-not-ready'] },
    params: userParams,
    body: aboutBody,
    bodyLimit: ABOUT_BODY_LIMIT,
    response: selfAnswer,
    async handle({ params, body, caller }) {
      const userId = requireSelf(caller, params.id, 'id');
      await updateProfile(userId, body);
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
