// The signed-in member with connections and requests, for every page of the app. Notes the visit once a day; no event.
import { route } from '@kindred/chassis/http/route';
import type { ReadSelf } from '../usecases/read-self.ts';
import type { TouchLastActive } from '../usecases/touch-last-active.ts';
import { selfAnswer } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const getLoggedUserRoute = (readSelf: ReadSelf, touchLastActive: TouchLastActive) =>
  route({
    method: 'GET',
    path: '/users/loggeduser',
    access: 'member',
    summary: 'The signed-in member',
    errors: { unavailable: ['profile-not-ready'] },
    response: selfAnswer,
    async handle({ caller }) {
      const self = await readSelf(caller.userId);
      await touchLastActive(self.member);
      return { success: true as const, user: selfView(self) };
    },
  });
