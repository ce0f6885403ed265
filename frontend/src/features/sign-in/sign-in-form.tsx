import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SignInAnswer } from '../../lib/api-types.ts';
import { hasCode } from '../../lib/errors.ts';
import { pages } from '../../lib/paths.ts';
import { browserStore } from '../../lib/storage.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import formStyles from '../../ui/auth-form.module.css';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Field } from '../../ui/field.tsx';
import { Loader } from '../../ui/loader.tsx';
import { ErrorBoxes, MessageBox } from '../../ui/message-box.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { rememberEmail, rememberedEmail } from './remembered-email.ts';
import { ResendOffer } from './resend-offer.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { useSignInMutation } from './sign-in.api.ts';
import styles from './sign-in-form.module.css';

const errorsMs = 3_000;

type SignInFormProps = { notice: string | null; onSignedIn: (answer: SignInAnswer) => void };

export const SignInForm = ({ notice, onSignedIn }: SignInFormProps) => {
  const { t } = useTranslation(['sign-in', 'common']);
  const [email, setEmail] = useState(() => rememberedEmail(browserStore()));
  const [password, setPassword] = useState('');
  const [isRemembered, setIsRemembered] = useState(email !== '');
  const [isResetOpen, setIsResetOpen] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [signIn, { isLoading, isSuccess }] = useSignInMutation();
  const errors = useTimedMessage<string[]>(errorsMs);
  const errorTexts = useErrorTexts();
  const isPending = isLoading || isSuccess;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    errors.hide();
    setUnconfirmed(null);
    const answer = await signIn({ email: email.trim(), password });
    if (answer.error === undefined) {
      rememberEmail(browserStore(), email.trim(), isRemembered);
      setPassword('');
      return onSignedIn(answer.data);
    }
    errors.show(errorTexts(answer.error));
    if (hasCode(answer.error, 'email-not-confirmed')) setUnconfirmed(email.trim());
  };
  return (
    <>
      <form className={formStyles.form} onSubmit={onSubmit}>
        <h1 className="d2">{t('title')}</h1>
        {notice !== null && <MessageBox kind="warn">{notice}</MessageBox>}
        <ErrorBoxes messages={errors.value ?? []} hold={errors.hold} />
        {unconfirmed !== null && <ResendOffer key={unconfirmed} email={unconfirmed} />}
        <Field
          label={t('common:email')}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={t('common:password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className={styles.options}>
          <Check
            name="remember"
            checked={isRemembered}
            onChange={(event) => setIsRemembered(event.target.checked)}
          >
            {t('remember')}
          </Check>
          <button type="button" className={`link ${styles.forgot}`} onClick={() => setIsResetOpen(true)}>
            {t('forgot')}
          </button>
        </div>
        <div className={formStyles.foot}>
          <div className="live" role="status">
            {isPending && (
              <p className={formStyles.pending}>
                <Loader />
                {t('pending')}
              </p>
            )}
          </div>
          {!isPending && (
            <Button size="lg" type="submit">
              {t('submit')}
            </Button>
          )}
          <p>
            {t('notMember')}{' '}
            <Link className="link" to={pages.registerRole}>
              {t('register')}
            </Link>
          </p>
        </div>
      </form>
      {isResetOpen && <ResetDialog email={email.trim()} onClose={() => setIsResetOpen(false)} />}
    </>
  );
};
