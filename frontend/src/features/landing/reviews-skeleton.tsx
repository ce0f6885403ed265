import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './review-rail.module.css';

const places = ['a', 'b', 'c', 'd', 'e'];

export const ReviewsSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.waiting} role="status">
      <span className="vh">{t('loading')}</span>
      {places.map((place) => (
        <Skeleton key={place} className={styles.blank} />
      ))}
    </div>
  );
};
