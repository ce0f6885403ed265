import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useConfirmEmailMutation } from '../features/account/account.api.ts';
import { AuthFrame } from '../layouts/auth-frame.tsx';
import { mixedWall } from '../layouts/walls.ts';
import { isApiError } from '../lib/errors.ts';
import { focusHeading } from '../lib/focus-heading.ts';
import { confirmationPath, pages } from '../lib/paths.ts';
import { useErrorTexts } from '../lib/use-error-texts.ts';
import { usePage } from '../lib/use-page.ts';
import formStyles from '../ui/auth-form.module.css';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CodeForm } from '../ui/code-form.tsx';
import { Loader } from '../ui/loader.tsx';
import { ErrorBoxes } from '../ui/message-box.tsx';
import styles from './account.module.css';

/** A refused link will not work later either; everything else is worth another try. */
const isRefused = (error: unknown) =>
  isApiError(error) && typeof error.status === 'number' && error.status < 429;

export const EmailConfirmationPage = () => {
  const { t } = useTranslation(['account', 'common']);
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [confirm, { error, isSuccess }] = useConfirmEmailMutation();
  const hasFailed = error !== undefined;
  usePage(t(hasFailed ? 'confirming.failedTitle' : 'confirming.title'));

  useEffect(() => {
    void confirm(token);
  }, [confirm, token]);
  useEffect(() => {
    if (isSuccess) void navigate(pages.confirmedUser, { replace: true });
  }, [isSuccess, navigate]);
  useEffect(() => {
    if (hasFailed) focusHeading();
  }, [hasFailed]);

  return (
    <AuthFrame wall={mixedWall} stars="touching">
      <div className={`${formStyles.form} ${styles.start}`}>
        <div className={`live ${styles.waiting}`} role="status">
          {!hasFailed && (
            <>
              <Loader className={styles.loader} />
              <h1 className="d2">{t('confirming.title')}</h1>
            </>
          )}
        </div>
        {hasFailed && <Failure error={error} onRetry={() => void confirm(token)} />}
      </div>
    </AuthFrame>
  );
};

const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation(['account', 'common']);
  const navigate = useNavigate();
  const errorTexts = useErrorTexts();
  return (
    <>
      <h1 className="d2">{t('confirming.failedTitle')}</h1>
      <ErrorBoxes messages={errorTexts(error)} />
      {isRefused(error) ? (
        <>
          <p className="lead">{t('confirming.failedHelp')}</p>
          <ButtonLink to={pages.signIn} size="lg">
            {t('confirming.toSignIn')}
          </ButtonLink>
          <CodeForm
            label={t('confirming.code')}
            submit={t('confirming.submit')}
            missing={t('confirming.codeMissing')}
            onCode={(code) => void navigate(confirmationPath(code))}
          />
        </>
      ) : (
        <Button size="lg" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
    </>
  );
};
