import { type Account, demoAccount, freshAccount } from './account.ts';
import type { Viewer } from './screens.ts';
import type { Stage } from './stage.ts';

/** The members who look at the screens: two with a life, one who has just arrived and has no name. */
export async function cast({ kindred }: Stage): Promise<Record<Exclude<Viewer, 'visitor'>, Account>> {
  const [artist, entrepreneur, newcomer] = await Promise.all([
    demoAccount(kindred, 'artist'),
    demoAccount(kindred, 'entrepreneur'),
    freshAccount(kindred, 'newcomer@example.com'),
  ]);
  return { artist, entrepreneur, newcomer };
}
