import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../layouts/auth-frame.tsx';
import { mixedWall } from '../layouts/walls.ts';
import { pages } from '../lib/paths.ts';
import { usePage } from '../lib/use-page.ts';
import formStyles from '../ui/auth-form.module.css';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './account.module.css';

export const ConfirmedUserPage = () => {
  const { t } = useTranslation('account');
  usePage(t('confirmed.title'));
  return (
    <AuthFrame wall={mixedWall} stars="one">
      <div className={`${formStyles.form} ${styles.start}`}>
        <h1 className={`d1 ${styles.done}`}>{t('confirmed.title')}</h1>
        <p className="lead">{t('confirmed.lead')}</p>
        <ButtonLink to={pages.signIn} look="meet" size="lg">
          {t('confirmed.toSignIn')}
          <Icon of={ArrowRight} />
        </ButtonLink>
      </div>
    </AuthFrame>
  );
};
