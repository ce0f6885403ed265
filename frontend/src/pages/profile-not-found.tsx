import { useTranslation } from 'react-i18next';
import { pages } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './profile.module.css';

export const ProfileNotFound = () => {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1 className="d1">{t('notFound')}</h1>
      <p className="lead">{t('notFoundHelp')}</p>
      <div>
        <ButtonLink to={pages.landing} size="lg">
          {t('common:home')}
        </ButtonLink>
      </div>
    </div>
  );
};
