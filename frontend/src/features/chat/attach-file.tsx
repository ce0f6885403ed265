import { Paperclip, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './composer.module.css';
import { FileFacts } from './file-facts.tsx';

export const FileButton = ({ onFile }: { onFile: (file: File) => void }) => {
  const { t } = useTranslation('chat');
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <label className={styles.attach}>
      <Icon of={Paperclip} />
      <span className="vh">{t('attach')}</span>
      <input type="file" className="vh" accept="image/*,audio/*,application/pdf" onChange={onChange} />
    </label>
  );
};

/** What goes with the next message, and the way to leave it out. */
export const AttachedFile = ({ file, onRemove }: { file: File; onRemove: () => void }) => {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.chip}>
      <FileFacts name={file.name} bytes={file.size} />
      <RoundButton isSmall look="plain" aria-label={t('removeFile', { name: file.name })} onClick={onRemove}>
        <Icon of={X} />
      </RoundButton>
    </div>
  );
};
