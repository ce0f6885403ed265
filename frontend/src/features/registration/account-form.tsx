import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Account } from '../../lib/api-types.ts';
import { informationPath } from '../../lib/paths.ts';
import { termsVersion } from '../../lib/terms.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import formStyles from '../../ui/auth-form.module.css';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Field } from '../../ui/field.tsx';
import { Loader } from '../../ui/loader.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { LoginOffer } from './login-offer.tsx';
import { useRegisterContext } from './register-context.ts';
import { useRegisterMutation } from './registration.api.ts';

const errorsMs = 3_000;

export const AccountForm = ({ onRegistered }: { onRegistered: (member: Account) => void }) => {
  const { t } = useTranslation(['register', 'common']);
  const { draft } = useRegisterContext();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isAccepted, setIsAccepted] = useState(false);
  const [register, { isLoading }] = useRegisterMutation();
  const errors = useTimedMessage<string[]>(errorsMs);
  const errorTexts = useErrorTexts();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    errors.hide();
    const terms = { accepted: true, version: termsVersion } as const;
    const answer = await register({ email: email.trim(), password, ...draft, terms });
    if (answer.error !== undefined) return errors.show(errorTexts(answer.error));
    onRegistered(answer.data);
  };
  return (
    <form className={formStyles.form} onSubmit={onSubmit}>
      <div className={formStyles.head}>
        <p className={`num ${formStyles.step}`}>{t('step', { step: 3 })}</p>
        <h1 className="d2">{t('account.title')}</h1>
      </div>
      <ErrorBoxes messages={errors.value ?? []} hold={errors.hold} />
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
        hint={t('account.passwordHint')}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Check
        name="terms"
        required
        checked={isAccepted}
        onChange={(event) => setIsAccepted(event.target.checked)}
      >
        {t('account.accept')}{' '}
        <Link className="link" to={informationPath('terms')} target="_blank">
          {t('account.terms')}
        </Link>
      </Check>
      <div className={formStyles.foot}>
        {isLoading ? (
          <Button look="meet" size="lg" disabled>
            <Loader />
            {t('common:loading')}
          </Button>
        ) : (
          <Button look="meet" size="lg" type="submit">
            {t('account.submit')}
          </Button>
        )}
        <LoginOffer />
      </div>
    </form>
  );
};
