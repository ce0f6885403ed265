import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './searching-hub.module.css';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

export const HubLoading = () => {
  const { t } = useTranslation('members');
  return (
    <>
      <p className="vh" role="status">
        {t('loading')}
      </p>
      <div className={styles.grid}>
        {cards.map((card) => (
          <div key={card} className={styles.ghost}>
            <Skeleton className={styles.ghostPrint} />
            <Skeleton className={styles.ghostName} />
            <Skeleton className={styles.ghostTags} />
            <Skeleton className={styles.ghostButton} />
          </div>
        ))}
      </div>
    </>
  );
};
