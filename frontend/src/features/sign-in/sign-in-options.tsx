import { useTranslation } from 'react-i18next';
import { Check } from '../../ui/check.tsx';
import styles from './sign-in-form.module.css';

type SignInOptionsProps = {
  isRemembered: boolean;
  onRemember: (isRemembered: boolean) => void;
  onForgot: () => void;
};

/** Remember me, and the way out for a forgotten password. */
export const SignInOptions = ({ isRemembered, onRemember, onForgot }: SignInOptionsProps) => {
  const { t } = useTranslation('sign-in');
  return (
    <div className={styles.options}>
      <Check name="remember" checked={isRemembered} onChange={(event) => onRemember(event.target.checked)}>
        {t('remember')}
      </Check>
      <button type="button" className={`link ${styles.forgot}`} onClick={onForgot}>
        {t('forgot')}
      </button>
    </div>
  );
};
