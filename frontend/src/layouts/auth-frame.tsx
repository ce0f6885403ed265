import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { LangSwitch } from '../ui/lang-switch.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './auth-frame.module.css';
import { type Framed, PrintWall } from './print-wall.tsx';
import { type StarDistance, TwoStars } from './two-stars.tsx';

type AuthFrameProps = { wall: readonly Framed[]; stars: StarDistance; children: ReactNode };

/** Register, sign-in and everything a mail leads to: brand, wall of prints, two stars, one form. */
export const AuthFrame = ({ wall, stars, children }: AuthFrameProps) => {
  const { t } = useTranslation('common');
  return (
    <>
      <a className="skip" href="#form">
        {t('skipToForm')}
      </a>
      <div className={styles.frame}>
        <header className={styles.bar}>
          <Link to={pages.landing} className={styles.mark} aria-label={t('brandHome')}>
            <Wordmark />
          </Link>
          <LangSwitch />
        </header>
        <PrintWall framed={wall} className={styles.wall} />
        <TwoStars distance={stars} />
        <main className={styles.main} id="form" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
};
