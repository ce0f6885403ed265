import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './offers-panel.module.css';

const ghosts = ['a', 'b', 'c'];

export const OffersLoading = ({ rows = ghosts.length }: { rows?: number }) => {
  const { t } = useTranslation('offers');
  return (
    <>
      <p className="vh" role="status">
        {t('loading')}
      </p>
      {ghosts.slice(0, rows).map((row) => (
        <div key={row} className={styles.ghost}>
          <Skeleton className={styles.ghostImage} />
          <Skeleton className={styles.ghostText} />
        </div>
      ))}
    </>
  );
};
