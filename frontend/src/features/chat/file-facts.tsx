import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import styles from './attachment.module.css';
import { formatBytes } from './format-bytes.ts';

export const FileFacts = ({ name, bytes }: { name: string; bytes: number }) => {
  const { i18n } = useTranslation();
  return (
    <span className={styles.facts}>
      <Icon of={Paperclip} />
      <b>{name}</b>
      <span className="small num">{formatBytes(bytes, i18n.resolvedLanguage ?? 'en')}</span>
    </span>
  );
};
