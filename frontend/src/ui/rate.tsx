import { useTranslation } from 'react-i18next';
import { formatRating } from '../lib/format.ts';
import { starPath } from '../lib/generative/star.ts';
import styles from './rate.module.css';

const shape = starPath(12, 13, 11.5);

const Star = () => (
  <svg className={styles.star} viewBox="-1 -1 26 26" aria-hidden="true">
    <path d={shape} />
  </svg>
);

/** The average of a member; nothing at all while nobody has rated. */
export const Rate = ({ average, count }: { average: number; count: number }) => {
  const { t, i18n } = useTranslation('common');
  if (count === 0) return null;
  const rating = formatRating(average, i18n.resolvedLanguage ?? 'en');
  return (
    <span className={styles.rate} role="img" aria-label={t('averageRating', { rating })}>
      <Star />
      <span aria-hidden="true">{rating}</span>
    </span>
  );
};
