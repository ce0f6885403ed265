import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './attachment.module.css';
import { FileFacts } from './file-facts.tsx';
import type { Pending, PendingFile } from './outbox.ts';
import { outboxFiles } from './outbox-files.ts';

/** What is being sent, and how much of it has left. */
export const PendingFileRow = ({ pending, file }: { pending: Pending; file: PendingFile }) => {
  const { t } = useTranslation('chat');
  const share = useSyncExternalStore(outboxFiles.subscribe, () => outboxFiles.shareOf(pending.key));
  return (
    <div className={styles.file}>
      <FileFacts name={file.name} bytes={file.size} />
      {pending.state === 'sending' && (
        <progress
          className={styles.progress}
          max={1}
          value={share}
          aria-label={t('uploading', { name: file.name })}
        />
      )}
    </div>
  );
};
