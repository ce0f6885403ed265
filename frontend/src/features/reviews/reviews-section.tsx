import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatingPage } from '../../lib/api-types.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { Empty } from '../../ui/empty.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewList } from './review-list.tsx';
import { useReviewsInfiniteQuery } from './reviews.api.ts';
import styles from './reviews.module.css';

type ReviewsSectionProps = {
  ratedUserId: string;
  /** On the own profile there is no form; visitors are shown the way in. */
  viewerId: string | undefined;
  signIn: ReactNode;
};

type ReviewsQuery = ReturnType<typeof useReviewsInfiniteQuery>;

export const ReviewsSection = ({ ratedUserId, viewerId, signIn }: ReviewsSectionProps) => {
  const { t } = useTranslation('reviews');
  const result = useReviewsInfiniteQuery(ratedUserId);
  const reviews = result.data?.pages.flatMap((page) => page.ratings) ?? [];
  useLoggedFailure('Error geting ratings for the user', result.isError);
  return (
    <Section title={t('title')}>
      <Reviews result={result} />
      {viewerId !== undefined && viewerId !== ratedUserId && (
        <ReviewForm
          raterId={viewerId}
          ratedUserId={ratedUserId}
          listVersion={result.data && reviews.map((each) => each._id).join()}
          hasReviewed={(ratingId) => reviews.some((each) => each._id === ratingId)}
        />
      )}
      {viewerId === undefined && signIn}
    </Section>
  );
};

const Reviews = ({ result }: { result: ReviewsQuery }) => {
  const { t } = useTranslation('reviews');
  if (result.data === undefined) {
    if (result.isError && !result.isFetching) {
      return <Failed text={t('failed')} error={result.error} onRetry={result.refetch} />;
    }
    return (
      <div className={styles.ghost} role="status">
        <span className="vh">{t('loading')}</span>
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  const reviews = result.data.pages.flatMap((page: RatingPage) => page.ratings);
  if (reviews.length === 0) return <Empty title={t('none')} help={t('noneHelp')} />;
  const more = {
    load: () => void result.fetchNextPage(),
    isLoading: result.isFetchingNextPage,
    hasFailed: result.isFetchNextPageError,
  };
  return <ReviewList reviews={reviews} more={result.hasNextPage ? more : null} />;
};
