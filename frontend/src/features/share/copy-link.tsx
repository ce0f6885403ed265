import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { Button } from '../../ui/button.tsx';
import { FieldFrame, inputClass } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './share.module.css';

const copiedMs = 3_000;

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The older way, for pages without https and browsers that refuse the newer one. */
function copySelected(field: HTMLInputElement | null): boolean {
  field?.select();
  return document.execCommand('copy');
}

/** The address to read, and a button that copies it and says so for three seconds. */
export const CopyLink = ({ address }: { address: string }) => {
  const { t } = useTranslation('share');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copied = useTimedMessage<true>(copiedMs);
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async () => {
    const isDone = (await writeToClipboard(address)) || copySelected(field.current);
    setHasFailed(!isDone);
    if (isDone) copied.show(true);
  };
  const isCopied = copied.value !== null;
  return (
    <FieldFrame id={id} label={t('link')} error={hasFailed ? t('copyFailed') : null}>
      <div className={styles.copy}>
        <input
          ref={field}
          id={id}
          className={inputClass}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>
          <Icon of={isCopied ? Check : Copy} />
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      <span className="vh" role="status">
        {isCopied && t('copied')}
      </span>
    </FieldFrame>
  );
};
