import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { focusHeading } from '../../lib/focus-heading.ts';
import { confirmationPath, pages } from '../../lib/paths.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import formStyles from '../../ui/auth-form.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { CodeForm } from '../../ui/code-form.tsx';
import { LoginOffer } from './login-offer.tsx';
import styles from './mail-sent.module.css';

const noticeMs = 10_000;

const Envelope = () => (
  <svg className={styles.envelope} viewBox="0 0 200 120" aria-hidden="true">
    <rect className={styles.back} x="10" y="10" width="130" height="92" rx="12" />
    <path className={styles.front} d="M60 22H190V102A12 12 0 0 1 178 114H72A12 12 0 0 1 60 102Z" />
    <path className={styles.fold} d="M60 24L125 74 190 24" />
  </svg>
);

const Notice = () => {
  const { t } = useTranslation('register');
  return (
    <div className={styles.notice}>
      <Envelope />
      <h1 className="d3">{t('sent.title')}</h1>
      <p className="lead">{t('sent.lead')}</p>
      <p className={styles.time} aria-hidden="true">
        <i />
      </p>
    </div>
  );
};

/** Ten seconds for the notice, then the way to sign in takes its place at the top. Below, from the start: what to do with the mail or without it. */
export const MailSent = ({ resend }: { resend: ReactNode }) => {
  const { t } = useTranslation('register');
  const navigate = useNavigate();
  const { value, hold } = useTimedMessage(noticeMs, undefined, 'sent');
  const isNoticed = value !== null;
  // The focus goes to what is new, but never away from somebody who is typing the code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the notice can take the focus away
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, [isNoticed]);
  return (
    <div className={formStyles.form}>
      {/* Only the pointer stops the clock: the focus is put on the heading without anybody reading. */}
      <div role="status" onMouseEnter={hold.onMouseEnter} onMouseLeave={hold.onMouseLeave}>
        {isNoticed && <Notice />}
      </div>
      {!isNoticed && (
        <div className={formStyles.foot}>
          <h1 className="d2">{t('haveAccount')}</h1>
          <ButtonLink to={pages.signIn} size="lg">
            {t('loginHere')}
          </ButtonLink>
        </div>
      )}
      <CodeForm
        label={t('code.label')}
        submit={t('code.submit')}
        missing={t('code.missing')}
        onCode={(code) => void navigate(confirmationPath(code))}
      />
      {resend}
      {isNoticed && (
        <div className={formStyles.foot}>
          <LoginOffer />
        </div>
      )}
    </div>
  );
};
