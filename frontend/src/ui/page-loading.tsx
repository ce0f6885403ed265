import { useTranslation } from 'react-i18next';
import { Loader } from './loader.tsx';
import styles from './page-loading.module.css';

/** While a screen or the member is on the way. */
export const PageLoading = () => {
  const { t } = useTranslation('common');
  return (
    <p className={styles.loading} role="status">
      <Loader className={styles.loader} />
      <span className="vh">{t('loading')}</span>
    </p>
  );
};
