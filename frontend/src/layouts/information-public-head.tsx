import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { LangSwitch } from '../ui/lang-switch.tsx';
import { StickyBar } from '../ui/sticky-bar.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './information-public-head.module.css';
import { PublicActions } from './public-actions.tsx';

export const InformationPublicHead = () => {
  const { t } = useTranslation(['information', 'common']);
  return (
    <>
      <StickyBar afterPx={250} homePath={pages.landing} label={t('stickyNavigation')}>
        <LangSwitch />
        <PublicActions isSlim />
      </StickyBar>
      <header className={`wrap ${styles.bar}`}>
        <Link to={pages.landing} className={styles.mark} aria-label={t('common:brandHome')}>
          <Wordmark />
        </Link>
        <nav aria-label={t('navigation')}>
          <LangSwitch />
          <PublicActions />
        </nav>
      </header>
    </>
  );
};
