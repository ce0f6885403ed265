import { ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScrolledPast } from '../lib/use-scrolled-past.ts';
import { Icon } from './icon.tsx';
import { RoundButton } from './round-button.tsx';
import styles from './to-top.module.css';

export const ToTop = () => {
  const { t } = useTranslation('common');
  const isShown = useScrolledPast(300);
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: 'smooth' });
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <RoundButton
      look="ink"
      className={styles.arrow}
      data-shown={isShown || undefined}
      aria-label={t('backToTop')}
      onClick={goUp}
    >
      <Icon of={ArrowUp} />
    </RoundButton>
  );
};
