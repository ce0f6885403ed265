import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../features/registration/account-form.tsx';
import { MailSent } from '../features/registration/mail-sent.tsx';
import { useRegisterContext } from '../features/registration/register-context.ts';
import { ResendOffer } from '../features/sign-in/resend-offer.tsx';
import { usePage } from '../lib/use-page.ts';

export const RegisterPage = () => {
  const { t } = useTranslation('register');
  const { welcome } = useRegisterContext();
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePage(t('account.title'));
  if (sentTo !== null) return <MailSent resend={<ResendOffer email={sentTo} />} />;
  return (
    <AccountForm
      onRegistered={(member) => {
        welcome(member);
        setSentTo(member.email);
      }}
    />
  );
};
