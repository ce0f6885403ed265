import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './cast-skeleton.module.css';

const places = ['a', 'b', 'c', 'd', 'e'];

export const CastSkeleton = () => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.row} role="status">
      <span className="vh">{t('loading')}</span>
      {places.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton className={styles.print} />
          <Skeleton className={styles.name} />
          <Skeleton className={styles.tags} />
        </div>
      ))}
    </div>
  );
};
