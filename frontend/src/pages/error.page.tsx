import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './oops.module.css';

/** Leaves by real page loads only: what failed may be the running app itself. */
export const ErrorPage = () => {
  const { t } = useTranslation('common');
  useEffect(() => {
    document.title = `${t('errorTitle')} · Kindred`;
  }, [t]);
  return (
    <main className={styles.oops}>
      <a className={styles.mark} href={pages.landing} aria-label={t('brandHome')}>
        <Wordmark motion="slipped" />
      </a>
      <div className={styles.text} role="alert">
        <h1 className="d1">{t('unexpectedError')}</h1>
        <p className="lead">{t('unexpectedErrorHelp')}</p>
        <div className={styles.actions}>
          <Button size="lg" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
          <Button look="line" size="lg" onClick={() => window.location.assign(pages.landing)}>
            {t('home')}
          </Button>
        </div>
      </div>
    </main>
  );
};
