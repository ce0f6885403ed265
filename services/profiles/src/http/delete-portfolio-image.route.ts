// The owner takes an image out of the portfolio. No event.
import { requireSelf } from '@kindred/chassis/auth/caller';
import { route } from '@kindred/chassis/http/route';
import type { DeletePortfolioImage } from '../usecases/delete-portfolio-image.ts';
import type { ReadSelf } from '../usecases/read-self.ts';
import { deletePortfolioImageBody } from './entry.schemas.ts';
import { selfAnswer, userParams } from './member.schemas.ts';
import { selfView } from './member.views.ts';

export const deletePortfolioImageRoute = (deletePortfolioImage: DeletePortfolioImage, readSelf: ReadSelf) =>
  route({
    method: 'DELETE',
    path: '/users/delete-port-img/:id',
    access: 'member',
    summary: 'Delete an image of the own portfolio',
    rights: 'the owner of the profile',
    errors: { forbidden: ['not-you'], 'not-found': ['not-found'], unavailable: ['profile-not-ready'] },
    params: userParams,
    body: deletePortfolioImageBody,
    response: selfAnswer,
    async handle({ params, body, caller }) {
      const userId = requireSelf(caller, params.id, 'id');
      await deletePortfolioImage(userId, body.imageId);
      return { success: true as const, user: selfView(await readSelf(userId)) };
    },
  });
