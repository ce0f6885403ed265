import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatingPage } from '../../lib/api-types.ts';
import { calls } from '../../lib/paths.ts';
import { usePublicRead } from '../../lib/public-call.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { ReviewRail } from './review-rail.tsx';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';
import styles from './top-reviews.module.css';

/** The best-rated comments, passing by. */
export const TopReviews = () => {
  const { t } = useTranslation(['landing', 'common']);
  const [isPaused, setIsPaused] = useState(false);
  const { data, isError, isFetching, refetch } = usePublicRead<RatingPage>(calls.bestRatings);
  useLoggedFailure('Error getting the best rated comments', isError);
  const reviews = data?.ratings;
  const hasReviews = reviews !== undefined && reviews.length > 0;
  return (
    <section className={styles.reviews} aria-labelledby="top-reviews">
      <div className={`wrap sech ${styles.head}`}>
        <h2 className="d2" id="top-reviews">
          {t('reviews.heading')}
        </h2>
        {hasReviews && (
          <RoundButton
            className={styles.pause}
            aria-label={t('reviews.pause')}
            aria-pressed={isPaused}
            onClick={() => setIsPaused((paused) => !paused)}
          >
            <Icon of={isPaused ? Play : Pause} isFilled />
          </RoundButton>
        )}
      </div>
      {hasReviews && <ReviewRail reviews={reviews} label={t('reviews.heading')} isPaused={isPaused} />}
      {reviews?.length === 0 && <Empty title={t('common:noResults')} />}
      {reviews === undefined && isError && (
        <Empty title={t('reviews.failed')}>
          <Button look="line" disabled={isFetching} onClick={refetch}>
            {t('common:retry')}
          </Button>
        </Empty>
      )}
      {reviews === undefined && !isError && <ReviewsSkeleton />}
    </section>
  );
};
