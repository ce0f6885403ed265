import type { Running } from '@kindred/local/testing/running';
import { call, read } from './client.ts';
import type { Findings } from './findings.ts';
import { type Ledger, possible } from './ledger.ts';
import { signatureOf } from './load-ratings.ts';

/** Offers are what their creators said last, with everybody who applied, or gone. */
export async function checkOffers(kindred: Running, ledger: Ledger, findings: Findings): Promise<void> {
  for (const { applicants, creator, deletions, id, titles } of ledger.offers) {
    const path = `/offers/find/${id}`;
    const { body, status } = await call(kindred, { method: 'GET', path, token: creator.token });
    const isGone = status === 404;
    if (isGone && deletions.length === 0) findings.lost.push(`offer ${id}`);
    if (!isGone && deletions.some(({ isAcknowledged }) => isAcknowledged))
      findings.lost.push(`end of offer ${id}`);
    if (isGone) continue;
    if (!possible(titles).includes(body.offer.title)) findings.lost.push(`title of offer ${id}`);
    const known: string[] = body.offer.applicants.map((card: { _id: string }) => card._id);
    for (const { isAcknowledged, said } of applicants)
      if (isAcknowledged && !known.includes(said.userId)) findings.lost.push(`applicant of offer ${id}`);
    if (new Set(known).size !== known.length) findings.doubled.push(`applicant of offer ${id}`);
    if (body.offer.applicantsCount !== known.length) findings.wrong.push(`applicants of offer ${id}`);
  }
}

/** Each pair has one rating, the last one given. */
export async function checkRatings(kindred: Running, ledger: Ledger, findings: Findings): Promise<void> {
  for (const { rated, rater, stars } of ledger.ratings.values()) {
    const path = `/ratings/get-for-user/${rated.userId}`;
    const answer: { ratings: { ratingNumber: number; comment: string }[] } = await read(
      kindred,
      path,
      rater.token,
    );
    const own = answer.ratings.filter(({ comment }) => comment.startsWith(signatureOf(rater)));
    const name = `rating of ${rated.email} by ${rater.email}`;
    if (own.length > 1) findings.doubled.push(name);
    const isSure = stars.some(({ isAcknowledged }) => isAcknowledged);
    const [shown] = own;
    if (shown ? !possible(stars).includes(shown.ratingNumber) : isSure) findings.lost.push(name);
  }
}

/** What was edited says so, what was taken back is gone; `shown` answers the text under an id. */
export function checkChangedMessages(
  ledger: Ledger,
  shown: ReadonlyMap<string, string>,
  findings: Findings,
): void {
  for (const { id, isAcknowledged, text } of ledger.changedMessages) {
    if (!isAcknowledged) continue;
    if (shown.get(id) !== text) findings.lost.push(text === undefined ? `end of message ${id}` : text);
  }
}
