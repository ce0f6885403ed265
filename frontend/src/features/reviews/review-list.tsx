import { useTranslation } from 'react-i18next';
import type { Rating } from '../../lib/api-types.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
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

/** Newest first. */
export const ReviewList = ({ reviews, more }: ReviewListProps) => {
  const { t } = useTranslation('reviews');
  return (
    <ScrollBox label={t('title')}>
      {reviews.map((review) => (
        <Review key={review._id} review={review} />
      ))}
      {more !== null && (
        <ShowMore
          isSmall
          label={t('more')}
          isLoading={more.isLoading}
          failure={more.hasFailed ? t('moreFailed') : null}
          onMore={more.load}
        />
      )}
    </ScrollBox>
  );
};
