import { useTranslation } from 'react-i18next';
import type { Role } from '../../lib/api-types.ts';
import styles from './message-bubble.module.css';
import { MessageBubble } from './message-bubble.tsx';
import type { Pending } from './outbox.ts';
import type { OutboxStore } from './outbox-store.ts';

type PendingBubbleProps = { pending: Pending; role: Role; outbox: OutboxStore };

/** An own message the server has not confirmed: sending, waiting for the connection, or failed. */
export const PendingBubble = ({ pending, role, outbox }: PendingBubbleProps) => {
  const { t } = useTranslation('chat');
  return (
    <MessageBubble text={pending.text} role={role} speaker={t('saidYou')} isOwn state={pending.state}>
      {pending.state === 'sending' && <span>{t('sending')}</span>}
      {pending.state === 'waiting' && <span>{t('waiting')}</span>}
      {pending.state === 'failed' && (
        <>
          <span className={styles.problem}>{t('failed')}</span>
          <button type="button" onClick={() => void outbox.retry(pending.key)}>
            {t('retry')}
          </button>
        </>
      )}
      {pending.state !== 'sending' && (
        <button type="button" onClick={() => outbox.discard(pending.key)}>
          {t('discard')}
        </button>
      )}
    </MessageBubble>
  );
};
