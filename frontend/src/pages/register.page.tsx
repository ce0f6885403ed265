import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../features/registration/account-form.tsx';
import { MailSent } from '../features/registration/mail-sent.tsx';
import { useRegisterContext } from '../features/registration/register-context.ts';
import { usePage } from '../lib/use-page.ts';

export const RegisterPage = () => {
  const { t } = useTranslation('register');
  const { welcome } = useRegisterContext();
  const [isSent, setIsSent] = useState(false);
  usePage(t('account.title'));
  if (isSent) return <MailSent />;
  return (
    <AccountForm
      onRegistered={(member) => {
        welcome(member);
        setIsSent(true);
      }}
    />
  );
};
