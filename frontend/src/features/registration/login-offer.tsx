import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';

export const LoginOffer = () => {
  const { t } = useTranslation('register');
  return (
    <p>
      {t('haveAccount')}{' '}
      <Link className="link" to={pages.signIn}>
        {t('loginHere')}
      </Link>
    </p>
  );
};
