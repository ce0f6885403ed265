import { useTranslation } from 'react-i18next';
import { formatRating } from '../lib/format.ts';
import styles from './rate.module.css';
import { Star } from './star.tsx';

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
