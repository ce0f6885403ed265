import { starPath } from '@kindred/prints/star';
import { useTranslation } from 'react-i18next';
import { informationPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Marquee } from '../../ui/marquee.tsx';
import { Stems } from './stems.tsx';
import styles from './what-we-do.module.css';

const star = starPath(50, 52, 48);

export const WhatWeDo = () => {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <section className={`slab slab--meet ${styles.what}`} aria-labelledby="what-we-do">
      <Stems inks={['d']} />
      <h2 className="vh" id="what-we-do">
        {t('whatWeDo')}
      </h2>
      <Marquee
        times={50}
        pauseLabel={t('common:pauseMotion')}
        className={styles.marquee}
        pauseClassName={styles.pause}
      >
        <span className="d1">{t('whatWeDo')}</span>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <path d={star} fill="currentColor" />
        </svg>
      </Marquee>
      <div className={`wrap ${styles.in}`}>
        <p className="quote">{t('whatIntro')}</p>
        <div className={styles.side}>
          <p>{t('whatMoney')}</p>
          <ButtonLink to={informationPath('qa')} look="line">
            {t('qa')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
