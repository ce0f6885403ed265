import { useTranslation } from 'react-i18next';
import formStyles from '../../ui/auth-form.module.css';
import { Button } from '../../ui/button.tsx';
import { Loader } from '../../ui/loader.tsx';
import { LoginOffer } from './login-offer.tsx';

export const AccountFoot = ({ isLoading }: { isLoading: boolean }) => {
  const { t } = useTranslation(['register', 'common']);
  return (
    <div className={formStyles.foot}>
      {isLoading ? (
        <Button look="meet" size="lg" disabled>
          <Loader />
          {t('common:loading')}
        </Button>
      ) : (
        <Button look="meet" size="lg" type="submit">
          {t('account.submit')}
        </Button>
      )}
      <LoginOffer />
    </div>
  );
};
