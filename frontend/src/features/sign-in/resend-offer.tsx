import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoxes, MessageBox } from '../../ui/message-box.tsx';
import { useResendConfirmationMutation } from './sign-in.api.ts';
import styles from './sign-in-form.module.css';

/** For members whose address is not confirmed yet. */
export const ResendOffer = ({ email }: { email: string }) => {
  const { t } = useTranslation('sign-in');
  const [resend, { isLoading, isSuccess, error }] = useResendConfirmationMutation();
  const errorTexts = useErrorTexts();
  return (
    <div className={styles.resend}>
      {error !== undefined && <ErrorBoxes messages={errorTexts(error)} />}
      <div className="live" role="status">
        {isSuccess && <MessageBox kind="ok">{t('resent')}</MessageBox>}
      </div>
      {!isSuccess && (
        <Button look="line" disabled={isLoading} onClick={() => void resend({ email })}>
          {t('resend')}
        </Button>
      )}
    </div>
  );
};
