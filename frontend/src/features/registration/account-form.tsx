import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../lib/api-types.ts';
import { useKeptText, visitor } from '../../lib/use-kept-text.ts';
import formStyles from '../../ui/auth-form.module.css';
import { EmailField } from '../../ui/email-field.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountFoot } from './account-foot.tsx';
import { TermsCheck } from './terms-check.tsx';
import { useRegisterAccount } from './use-register-account.ts';

export const AccountForm = ({ onRegistered }: { onRegistered: (member: Account) => void }) => {
  const { t } = useTranslation(['register', 'common']);
  const [email, setEmail] = useKeptText(`${visitor}:register`);
  const [password, setPassword] = useState('');
  const { submit, isLoading, errors } = useRegisterAccount((member) => {
    setEmail('');
    onRegistered(member);
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(email.trim(), password);
  };
  return (
    <form className={formStyles.form} onSubmit={onSubmit}>
      <div className={formStyles.head}>
        <p className={`num ${formStyles.step}`}>{t('step', { step: 3 })}</p>
        <h1 className="d2">{t('account.title')}</h1>
      </div>
      <ErrorBoxes messages={errors.value ?? []} hold={errors.hold} />
      <EmailField value={email} onChange={setEmail} />
      <PasswordField
        label={t('common:password')}
        hint={t('account.passwordHint')}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TermsCheck />
      <AccountFoot isLoading={isLoading} />
    </form>
  );
};
