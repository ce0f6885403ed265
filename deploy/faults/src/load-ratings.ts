import type { Running } from '@kindred/local/testing/running';
import type { Ledger, Person } from './ledger.ts';
import { write } from './load.ts';

/** What begins the comment of everything this member says. */
export const signatureOf = ({ email }: Person): string => `says ${email}:`;

/** As the other writes of one pair: answers whether it was acknowledged. */
export async function rate(
  kindred: Running,
  ledger: Ledger,
  [rater, rated]: readonly [Person, Person],
  stars: number,
): Promise<boolean> {
  const name = `${rater.userId}:${rated.userId}`;
  const verdicts = ledger.ratings.get(name) ?? { rater, rated, stars: [] };
  ledger.ratings.set(name, verdicts);
  const entry = { said: stars, isAcknowledged: false };
  verdicts.stars.push(entry);
  const body = {
    ratedUserId: rated.userId,
    ratingNumber: stars,
    comment: `${signatureOf(rater)} ${stars}`,
  };
  const path = '/ratings/add-new-rating';
  const answer = await write(kindred, ledger, { method: 'POST', path, token: rater.token, body });
  entry.isAcknowledged = answer !== undefined;
  return entry.isAcknowledged;
}
