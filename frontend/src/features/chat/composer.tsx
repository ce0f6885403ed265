import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/class-names.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { inputClass } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { AttachedFile, FileButton } from './attach-file.tsx';
import { longestMessage } from './chat-limits.ts';
import styles from './composer.module.css';
import type { Draft } from './drafts.ts';
import { type FileRefusal, refusalOf } from './file-refusal.ts';

const emptyAlertMs = 2_500;

/** Enter sends, Shift+Enter starts a new line; the field grows with its text. */
export const Composer = ({
  draft,
  onSend,
}: {
  draft: Draft;
  onSend: (text: string, file?: File) => void;
}) => {
  const { t } = useTranslation('chat');
  const [text, setText] = useState(draft.read);
  const field = useRef<HTMLTextAreaElement>(null);
  const [file, setFile] = useState<File>();
  const alert = useTimedMessage<'empty' | FileRefusal>(emptyAlertMs);

  const write = (next: string) => {
    setText(next);
    draft.keep(next);
  };
  const send = () => {
    field.current?.focus();
    if (text.trim() === '' && file === undefined) return alert.show('empty');
    alert.hide();
    onSend(text.trim(), file);
    write('');
    setFile(undefined);
  };
  const attach = (chosen: File) => {
    const refusal = refusalOf(chosen);
    if (refusal) return alert.show(refusal);
    alert.hide();
    setFile(chosen);
    field.current?.focus();
  };
  const detach = () => {
    setFile(undefined);
    // The button that was pressed goes with the file.
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={styles.footer} onSubmit={onSubmit}>
      <div role="alert" {...alert.hold}>
        {alert.value && (
          <MessageBox kind="warn" className={styles.alert}>
            {t(alert.value)}
          </MessageBox>
        )}
      </div>
      {file && <AttachedFile file={file} onRemove={detach} />}
      <div className={styles.row}>
        <FileButton onFile={attach} />
        <textarea
          ref={field}
          className={classNames(inputClass, styles.field)}
          rows={1}
          aria-label={t('message')}
          placeholder={t('placeholder')}
          maxLength={longestMessage}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const [pasted] = event.clipboardData.files;
            if (pasted) attach(pasted);
          }}
        />
        <RoundButton type="submit" look="meet" className={styles.send} aria-label={t('send')}>
          <Icon of={Send} />
        </RoundButton>
      </div>
    </form>
  );
};
