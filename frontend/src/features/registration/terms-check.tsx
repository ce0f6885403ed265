import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { informationPath } from '../../lib/paths.ts';
import { Check } from '../../ui/check.tsx';

/** The browser refuses to send the form until it is ticked. */
export const TermsCheck = () => {
  const { t } = useTranslation('register');
  return (
    <Check name="terms" required>
      {t('account.accept')}{' '}
      <Link className="link" to={informationPath('terms')} target="_blank">
        {t('account.terms')}
      </Link>
    </Check>
  );
};
