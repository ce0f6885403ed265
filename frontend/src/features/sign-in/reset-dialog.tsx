import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Loader } from '../../ui/loader.tsx';
import { ErrorBoxes, MessageBox } from '../../ui/message-box.tsx';
import styles from './reset-dialog.module.css';
import { useRequestPasswordResetMutation } from './sign-in.api.ts';

const sentMs = 2_000;
const errorsMs = 3_000;

type ResetDialogProps = {
  email: string;
  /** The login form's address is one: it stands fixed here. Otherwise it may be typed. */
  isFixed: boolean;
  onClose: () => void;
};

export const ResetDialog = ({ email, isFixed, onClose }: ResetDialogProps) => {
  const { t } = useTranslation(['sign-in', 'common']);
  const [typed, setTyped] = useState(email);
  const [requestReset, { isLoading }] = useRequestPasswordResetMutation();
  const sent = useTimedMessage<true>(sentMs);
  const errors = useTimedMessage<string[]>(errorsMs);
  const errorTexts = useErrorTexts();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const answer = await requestReset({ email: typed.trim() });
    if (answer.error === undefined) {
      errors.hide();
      sent.show(true);
    } else errors.show(errorTexts(answer.error));
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('reset.title')}>
      <p>{t('reset.lead')}</p>
      <div role="status" className="live" {...sent.hold}>
        {sent.value !== null && <MessageBox kind="ok">{t('reset.sent')}</MessageBox>}
      </div>
      <ErrorBoxes messages={errors.value ?? []} hold={errors.hold} />
      <form className={styles.form} onSubmit={onSubmit}>
        <EmailField value={typed} onChange={setTyped} isFixed={isFixed} />
        <Button size="lg" isBlock type="submit" disabled={isLoading}>
          {isLoading && <Loader />}
          {t(isLoading ? 'common:loading' : 'reset.submit')}
        </Button>
      </form>
    </Dialog>
  );
};
