import { useTranslation } from 'react-i18next';
import { Loader } from '../../ui/loader.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import headStyles from './profile-head.module.css';
import styles from './profile-loading.module.css';

const Part = () => (
  <div className={styles.part}>
    <Skeleton className={styles.title} />
    <Skeleton className={styles.line} />
    <Skeleton className={styles.line} />
    <Skeleton className={styles.short} />
  </div>
);

/** The page in grey, in the places where everything will be. */
export const ProfileLoading = () => {
  const { t } = useTranslation('profile');
  return (
    <>
      <Skeleton className={`${headStyles.banner} ${styles.banner}`} />
      <div className={`wrap ${headStyles.who}`}>
        <div className={headStyles.image}>
          <Skeleton className={styles.portrait} />
        </div>
        <div className={headStyles.name} role="status">
          <h1 className={`d4 ${styles.heading}`}>
            <Loader />
            {t('loading')}
          </h1>
          <Skeleton className={styles.tags} />
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.column}>
          <Part />
          <Part />
        </div>
        <div className={styles.part}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.box} />
        </div>
      </div>
    </>
  );
};
