import { starPath } from '@kindred/prints/star';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import styles from './star.module.css';

const shape = starPath(12, 13, 11.5);
const five = [1, 2, 3, 4, 5];

export const Star = ({ isOff = false }: { isOff?: boolean }) => (
  <svg className={classNames(styles.star, isOff && styles.off)} viewBox="-1 -1 26 26" aria-hidden="true">
    <path d={shape} />
  </svg>
);

/** What one member gave: so many of five. */
export const Stars = ({ count }: { count: number }) => {
  const { t } = useTranslation('common');
  return (
    <span className={styles.stars} role="img" aria-label={t('starsOf', { count })}>
      {five.map((each) => (
        <Star key={each} isOff={each > count} />
      ))}
    </span>
  );
};
