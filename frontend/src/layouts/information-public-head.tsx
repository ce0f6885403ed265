import { useTranslation } from 'react-i18next';
import { PublicHead } from './public-head.tsx';

export const InformationPublicHead = () => {
  const { t } = useTranslation('information');
  return <PublicHead label={t('navigation')} stickyLabel={t('stickyNavigation')} />;
};
