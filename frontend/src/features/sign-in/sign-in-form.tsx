import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInAnswer } from '../../lib/api-types.ts';
import { browserStore } from '../../lib/storage.ts';
import { useKeptText, visitor } from '../../lib/use-kept-text.ts';
import { usePageRestored } from '../../lib/use-page-restored.ts';
import formStyles from '../../ui/auth-form.module.css';
import { EmailField } from '../../ui/email-field.tsx';
import { ErrorBoxes, MessageBox } from '../../ui/message-box.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { rememberedEmail } from './remembered-email.ts';
import { ResendOffer } from './resend-offer.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { SignInFoot } from './sign-in-foot.tsx';
import { SignInOptions } from './sign-in-options.tsx';
import { useSignIn } from './use-sign-in.ts';

type SignInFormProps = { notice: string | null; onSignedIn: (answer: SignInAnswer) => void };

export const SignInForm = ({ notice, onSignedIn }: SignInFormProps) => {
  const { t } = useTranslation(['sign-in', 'common']);
  const remembered = rememberedEmail(browserStore());
  const [email, setEmail] = useKeptText(`${visitor}:sign-in`, remembered);
  const [password, setPassword] = useState('');
  const [isRemembered, setIsRemembered] = useState(remembered !== '');
  const [forgotten, setForgotten] = useState<{ isFixed: boolean } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { submit, isPending, reset, errors, unconfirmed } = useSignIn(onSignedIn);
  usePageRestored(() => {
    reset();
    setPassword('');
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit({ email: email.trim(), password, isRemembered });
  };
  return (
    <>
      <form ref={form} className={formStyles.form} onSubmit={onSubmit}>
        <h1 className="d2">{t('title')}</h1>
        {notice !== null && <MessageBox kind="warn">{notice}</MessageBox>}
        <ErrorBoxes messages={errors.value ?? []} hold={errors.hold} />
        {unconfirmed !== null && <ResendOffer key={unconfirmed} email={unconfirmed} />}
        <EmailField value={email} onChange={setEmail} />
        <PasswordField
          label={t('common:password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <SignInOptions
          isRemembered={isRemembered}
          onRemember={setIsRemembered}
          onForgot={() => {
            const isFixed = form.current?.querySelector('[name="email"]:valid') != null;
            setForgotten({ isFixed });
          }}
        />
        <SignInFoot isPending={isPending} />
      </form>
      {/* Beside the form, not in it: its own submit must not sign anybody in. */}
      {forgotten && <ResetDialog email={email.trim()} {...forgotten} onClose={() => setForgotten(null)} />}
    </>
  );
};
