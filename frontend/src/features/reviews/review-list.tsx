import { useTranslation } from 'react-i18next';
import type { Rating } from '../../lib/api-types.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Loader } from '../../ui/loader.tsx';
import { Stars } from '../../ui/star.tsx';
import styles from './reviews.module.css';

/** Who rated stays private, so the print beside a review is drawn from the review itself. */
const Review = ({ review }: { review: Rating }) => {
  const { t, i18n } = useTranslation('common');
  const { rater, ratingNumber, comment, createdAt } = review;
  const date = new Date(createdAt);
  return (
    <article className={styles.review}>
      <Avatar member={{ _id: review._id, role: 'artist', profileImage: rater.profileImage }} />
      <div className={styles.said}>
        <p className={styles.by}>
          <b>{rater.address.firstname || t('newMember')}</b>
          <Stars count={ratingNumber} />
          <time className="small mute" dateTime={createdAt}>
            {date.toLocaleDateString(i18n.resolvedLanguage, { dateStyle: 'medium' })}
          </time>
        </p>
        <p className={`quote ${styles.quote}`}>{comment}</p>
      </div>
    </article>
  );
};

type ReviewListProps = {
  reviews: Rating[];
  more: { load: () => void; isLoading: boolean; hasFailed: boolean } | null;
};

/** Newest first, at most 20rem high. */
export const ReviewList = ({ reviews, more }: ReviewListProps) => {
  const { t } = useTranslation(['reviews', 'common']);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('title')}>
      {reviews.map((review) => (
        <Review key={review._id} review={review} />
      ))}
      {more !== null && (
        <div className={styles.more}>
          {more.hasFailed && <p role="alert">{t('moreFailed')}</p>}
          <Button
            look="line"
            size="sm"
            aria-disabled={more.isLoading || undefined}
            onClick={() => !more.isLoading && more.load()}
          >
            {more.isLoading && <Loader />}
            {more.isLoading ? t('common:loading') : t('more')}
          </Button>
        </div>
      )}
    </div>
  );
};
