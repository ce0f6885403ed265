import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
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

/** Ten seconds for the notice, then only the way to the sign-in is left. */
export const MailSent = () => {
  const { t } = useTranslation('register');
  const navigate = useNavigate();
  const { value, show, hold } = useTimedMessage<true>(noticeMs);
  useEffect(() => {
    show(true);
  }, [show]);
  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={formStyles.form}>
      <div role="status" {...hold}>
        {value !== null && (
          <div className={styles.notice}>
            <Envelope />
            <h1 className="d3" tabIndex={-1}>
              {t('sent.title')}
            </h1>
            <p className="lead">{t('sent.lead')}</p>
            <p className={styles.time} aria-hidden="true">
              <i />
            </p>
          </div>
        )}
      </div>
      {value !== null ? (
        <LoginOffer />
      ) : (
        <div className={formStyles.foot}>
          <h1 className="d2">{t('haveAccount')}</h1>
          <ButtonLink to={pages.signIn} size="lg">
            {t('loginHere')}
          </ButtonLink>
          <CodeForm
            label={t('code.label')}
            submit={t('code.submit')}
            onCode={(code) => void navigate(confirmationPath(code))}
          />
        </div>
      )}
    </div>
  );
};
