import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError } from '../../lib/errors.ts';
import { pages } from '../../lib/paths.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { Button } from '../../ui/button.tsx';
import { Loader } from '../../ui/loader.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useUpdatePasswordMutation } from './account.api.ts';
import styles from './password-form.module.css';

const mismatchMs = 2_000;
const errorsMs = 3_000;

/** The link itself is to blame when the server names no field. */
const isSpentLink = (error: unknown) =>
  isApiError(error) &&
  typeof error.status === 'number' &&
  error.status < 429 &&
  error.messages.every((entry) => entry.field === undefined);

export const PasswordForm = ({ token, onUpdated }: { token: string; onUpdated: () => void }) => {
  const { t } = useTranslation(['account', 'common']);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [update, { isLoading, error }] = useUpdatePasswordMutation();
  const mismatch = useTimedMessage<true>(mismatchMs);
  const errors = useTimedMessage<string[]>(errorsMs);
  const errorTexts = useErrorTexts();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (password !== repeated) return mismatch.show(true);
    mismatch.hide();
    const answer = await update({ token, password });
    if (answer.error === undefined) onUpdated();
    else errors.show(errorTexts(answer.error));
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <ErrorBoxes messages={errors.value ?? []} hold={errors.hold} />
      <PasswordField
        label={t('reset.newPassword')}
        hint={t('reset.hint')}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div {...mismatch.hold}>
        <PasswordField
          label={t('reset.repeat')}
          error={mismatch.value === null ? null : t('reset.mismatch')}
          name="repeated"
          autoComplete="new-password"
          required
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
        />
      </div>
      <Button size="lg" isBlock type="submit" disabled={isLoading}>
        {isLoading && <Loader />}
        {t(isLoading ? 'common:loading' : 'reset.submit')}
      </Button>
      {isSpentLink(error) && (
        <p>
          <Link className="link" to={pages.signIn}>
            {t('reset.askAgain')}
          </Link>
        </p>
      )}
    </form>
  );
};
