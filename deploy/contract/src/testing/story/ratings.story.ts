import { valueAt } from '../../calls/value-at.ts';
import type { Cast } from './stage.ts';

/** Rated, read by everybody, among the best; and a letter to the house. */
export async function rate({ perform, mira, otto }: Cast): Promise<void> {
  const comment = 'Came with the tide, left a wall.';
  await perform('POST /ratings/add-new-rating', {
    token: otto.token,
    body: { userId: otto.userId, ratedUserId: mira.userId, ratingNumber: 5, comment },
    until: () => true,
  });
  await perform('GET /ratings/get-for-user/{userId}', {
    params: { userId: mira.userId },
    until: (answer) => valueAt(answer, 'ratings', 0, 'comment') === comment,
  });
  for (const query of ['', '?role=', '?role=artist']) {
    await perform('GET /ratings/get-best-ratings/', {
      query,
      until: (answer) => valueAt(answer, 'ratings', 0, 'comment') === comment,
    });
  }
}

export async function writesToTheHouse({ perform }: Cast): Promise<void> {
  const body = { senderEmail: 'ada@example.com', subject: 'User Message to DEVs', message: 'Hello.' };
  await perform('POST /send-email/user-specific', { body });
}
