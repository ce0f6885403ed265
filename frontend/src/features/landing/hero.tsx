import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LangSwitch } from '../../ui/lang-switch.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './hero.module.css';
import { Stems } from './stems.tsx';

/** The drawn wordmark over the full width; the stems of k and d run down as a frame. */
export const Hero = ({ actions }: { actions: ReactNode }) => {
  const { t } = useTranslation('landing');
  return (
    <header className={styles.hero}>
      <div className={`wrap ${styles.bar}`}>
        <LangSwitch />
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={`wrap ${styles.mark}`}>
        <Wordmark motion="drawn" />
      </div>
      <div className={styles.low}>
        <Stems inks={['k', 'd']} isPoured />
        <div className={styles.in}>
          <h1 className={`d1 ${styles.tagline}`}>{t('title')}</h1>
          <div className={styles.join}>
            <p className="lead">{t('welcome')}</p>
            <div>
              <ButtonLink to={pages.registerRole} look="meet" size="lg">
                {t('joinUs')}
                <Icon of={ArrowRight} />
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </header>
  );
};
