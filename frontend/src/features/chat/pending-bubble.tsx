import { useTranslation } from 'react-i18next';
import type { Role } from '../../lib/api-types.ts';
import styles from './message-bubble.module.css';
import { MessageBubble } from './message-bubble.tsx';
import type { Pending } from './outbox.ts';
import { outboxFiles } from './outbox-files.ts';
import type { OutboxStore } from './outbox-store.ts';
import { PendingFileRow } from './pending-file-row.tsx';

type PendingBubbleProps = { pending: Pending; role: Role; outbox: OutboxStore };

/** An own message the server has not confirmed: sending, waiting for the connection, or failed. */
export const PendingBubble = ({ pending, role, outbox }: PendingBubbleProps) => {
  const { t } = useTranslation('chat');
  const isFileGone = pending.file !== undefined && outboxFiles.get(pending.key) === undefined;
  return (
    <MessageBubble
      text={pending.text || (pending.file?.name ?? '')}
      role={role}
      speaker={t('saidYou')}
      isOwn
      state={pending.state}
      attachment={pending.file && <PendingFileRow pending={pending} file={pending.file} />}
    >
      {pending.state === 'sending' && <span>{t('sending')}</span>}
      {pending.state === 'waiting' && <span>{t('waiting')}</span>}
      {pending.state === 'failed' && (
        <>
          <span className={styles.problem}>{t(isFileGone ? 'fileGone' : 'failed')}</span>
          {!isFileGone && (
            <button type="button" onClick={() => void outbox.retry(pending.key)}>
              {t('retry')}
            </button>
          )}
        </>
      )}
      {(pending.state !== 'sending' || pending.file) && (
        <button type="button" onClick={() => outbox.discard(pending.key)}>
          {t(pending.state === 'sending' ? 'cancelUpload' : 'discard')}
        </button>
      )}
    </MessageBubble>
  );
};
