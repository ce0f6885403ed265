import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { LangSwitch } from '../ui/lang-switch.tsx';
import { StickyBar } from '../ui/sticky-bar.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { PublicActions } from './public-actions.tsx';
import styles from './public-head.module.css';

/** What a visitor sees above information and profiles; the page names its two navigations. */
export const PublicHead = ({ label, stickyLabel }: { label: string; stickyLabel: string }) => {
  const { t } = useTranslation('common');
  return (
    <>
      <StickyBar afterPx={250} homePath={pages.landing} label={stickyLabel}>
        <LangSwitch />
        <PublicActions isSlim />
      </StickyBar>
      <header className={`wrap ${styles.bar}`}>
        <Link to={pages.landing} className={styles.mark} aria-label={t('brandHome')}>
          <Wordmark />
        </Link>
        <nav aria-label={label}>
          <LangSwitch />
          <PublicActions />
        </nav>
      </header>
    </>
  );
};
