import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { usePage } from '../lib/use-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './oops.module.css';

export const NotFoundPage = () => {
  const { t } = useTranslation('common');
  usePage(t('notFoundTitle'));
  return (
    <main className={styles.oops}>
      <Link className={styles.mark} to={pages.landing} aria-label={t('brandHome')}>
        <Wordmark motion="slipped" />
      </Link>
      <div className={styles.text}>
        <h1 className="d1">{t('notFound')}</h1>
        <p className="lead">{t('notFoundHelp')}</p>
        <ButtonLink to={pages.landing} size="lg">
          {t('home')}
        </ButtonLink>
      </div>
    </main>
  );
};
