import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useScrolledPast } from '../lib/use-scrolled-past.ts';
import styles from './sticky-bar.module.css';
import { Wordmark } from './wordmark.tsx';

type StickyBarProps = {
  /** The landing page shows it after 400 px, signed-in pages after 250 px. */
  afterPx: number;
  homePath: string;
  label: string;
  children: ReactNode;
};

export const StickyBar = ({ afterPx, homePath, label, children }: StickyBarProps) => {
  const { t } = useTranslation('common');
  const isShown = useScrolledPast(afterPx);
  return (
    <nav className={styles.bar} data-shown={isShown || undefined} aria-label={label}>
      <Link to={homePath} className={styles.mark} aria-label={t('brandHome')}>
        <Wordmark />
      </Link>
      <div className={styles.items}>{children}</div>
    </nav>
  );
};
