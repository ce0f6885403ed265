import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { PasswordForm } from '../features/account/password-form.tsx';
import { AuthFrame } from '../layouts/auth-frame.tsx';
import { mixedWall } from '../layouts/walls.ts';
import { pages } from '../lib/paths.ts';
import { clearToken } from '../lib/session-token.ts';
import { usePage } from '../lib/use-page.ts';
import { useTimedMessage } from '../lib/use-timed-message.ts';
import { Loader } from '../ui/loader.tsx';
import { MessageBox } from '../ui/message-box.tsx';
import styles from './account.module.css';

const doneMs = 2_000;

export const ResetPasswordPage = () => {
  const { t } = useTranslation('account');
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);
  const done = useTimedMessage<true>(doneMs, () => void navigate(pages.signIn));
  usePage(t('reset.title'));
  return (
    <AuthFrame wall={mixedWall} stars="touching">
      <section className={styles.sheet} aria-labelledby="change-password">
        <h1 className="d3" id="change-password">
          {t('reset.title')}
        </h1>
        <div className="live" role="status" {...done.hold}>
          {isDone && <MessageBox kind="ok">{t('reset.done')}</MessageBox>}
        </div>
        {!isDone ? (
          <PasswordForm
            token={token}
            onUpdated={() => {
              // The change has ended every session, this browser's too.
              clearToken();
              setIsDone(true);
              done.show(true);
            }}
          />
        ) : (
          <p className="row mute">
            <Loader />
            {t('reset.onTheWay')}
          </p>
        )}
      </section>
    </AuthFrame>
  );
};
