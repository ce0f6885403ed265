import type { Ask, Scene } from '../scene.ts';

function ratedOf({ world: { cast, unknownId }, me, state }: Ask): string {
  if (state === 'unknown') return unknownId();
  if (state === 'self') return me.userId;
  if (state === 'unverified') return cast.unconfirmed.userId;
  if (state === 'suspended' || state === 'deleted') return cast.actors[state].userId;
  return cast.stranger.userId;
}

const best: Scene = { make: () => ({}) };

export const ratingsScenes: Readonly<Record<string, Scene>> = {
  'POST /ratings/add-new-rating': {
    caller: { in: 'body', field: 'userId' },
    make: (ask) => ({ body: { ratedUserId: ratedOf(ask), ratingNumber: 4, comment: 'Came early.' } }),
  },
  'DELETE /ratings/remove-rating/:ratedUserId': {
    make: (ask) => ({ params: { ratedUserId: ratedOf(ask) } }),
  },
  'GET /ratings/get-for-user/:userId': { make: (ask) => ({ params: { userId: ratedOf(ask) } }) },
  'GET /ratings/get-best-ratings': best,
  'GET /ratings/get-best-ratings/': best,
};
