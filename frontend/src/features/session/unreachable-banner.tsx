import { useTranslation } from 'react-i18next';
import { useLoggedUserQuery } from '../../lib/self.api.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import styles from './unreachable-banner.module.css';

/** The server does not answer, the token stays: said once, and the question can be repeated by hand. */
export const UnreachableBanner = () => {
  const { t } = useTranslation(['session', 'common']);
  const { refetch } = useLoggedUserQuery();
  return (
    <div className={styles.banner} role="alert">
      <MessageBox kind="warn">
        {t('stillSignedIn')}{' '}
        <button type="button" onClick={() => void refetch()}>
          {t('common:retry')}
        </button>
      </MessageBox>
    </div>
  );
};
