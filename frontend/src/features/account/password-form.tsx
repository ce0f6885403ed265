import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Loader } from '../../ui/loader.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './password-form.module.css';
import { useUpdatePassword } from './use-update-password.ts';

export const PasswordForm = ({ token, onUpdated }: { token: string; onUpdated: () => void }) => {
  const { t } = useTranslation(['account', 'common']);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const { submit, isLoading, mismatch, errors, isLinkSpent } = useUpdatePassword(token, onUpdated);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(password, repeated);
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
      {isLinkSpent && (
        <p>
          <Link className="link" to={pages.signIn}>
            {t('reset.askAgain')}
          </Link>
        </p>
      )}
    </form>
  );
};
