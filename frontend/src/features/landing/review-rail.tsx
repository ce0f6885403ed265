import type { RatingPage } from '../../lib/api-types.ts';
import { Stars } from '../../ui/star.tsx';
import styles from './review-rail.module.css';
import { roundsFor } from './review-rounds.ts';

type Review = RatingPage['ratings'][number];

const Ticket = ({ review }: { review: Review }) => (
  <figure className={styles.ticket}>
    <blockquote className={`quote ${styles.words}`}>{review.comment}</blockquote>
    <figcaption>
      <Stars count={review.ratingNumber} />
    </figcaption>
  </figure>
);

type ReviewRailProps = { reviews: readonly Review[]; label: string; isPaused: boolean };

/** Every review is read out once; what repeats it to fill the row is for eyes only. */
export const ReviewRail = ({ reviews, label, isPaused }: ReviewRailProps) => {
  const rounds = Array.from({ length: roundsFor(reviews.length) - 1 }, (_, i) => i);
  const copies = (
    <>
      {rounds.flatMap((round) =>
        reviews.map((review) => (
          <li key={`${round}-${review._id}`} className={styles.copy} aria-hidden="true">
            <Ticket review={review} />
          </li>
        )),
      )}
    </>
  );
  const originals = reviews.map((review) => (
    <li key={review._id}>
      <Ticket review={review} />
    </li>
  ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      className={styles.rail}
      role="group"
      aria-label={label}
      data-paused={isPaused || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus stops it, and without motion it scrolls
      tabIndex={0}
    >
      <div className={styles.track}>
        <ul className={styles.half}>
          {originals}
          {copies}
        </ul>
        <ul className={`${styles.half} ${styles.copy}`} aria-hidden="true">
          {originals}
          {copies}
        </ul>
      </div>
    </div>
  );
};
