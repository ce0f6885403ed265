import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../lib/api-types.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useKeptText } from '../../lib/use-kept-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { useUpdateMessageMutation } from './chat.api.ts';
import { longestMessage } from './chat-limits.ts';
import styles from './edit-message-form.module.css';

type EditMessageFormProps = { message: Message; contactId: string; onDone: () => void };

export const editPlace = ({ senderId, _id }: Message) => `${senderId}:edit:${_id}`;

export const EditMessageForm = ({ message, contactId, onDone }: EditMessageFormProps) => {
  const { t } = useTranslation(['chat', 'common']);
  const [text, setText] = useKeptText(editPlace(message), message.message);
  const [update, { error, isLoading }] = useUpdateMessageMutation();
  const errorTexts = useErrorTexts();
  const isEmpty = text.trim() === '' && message.file === null;
  const close = () => {
    setText(message.message);
    onDone();
  };
  const save = async () => {
    if (isLoading || isEmpty) return;
    if (text.trim() === message.message) return close();
    const saved = await update({ message, contactId, text: text.trim() });
    if (saved.error === undefined) close();
    else console.error('Failed to update message');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} aria-label={t('editMessage')} onSubmit={onSubmit} onKeyDown={onEscape}>
      <TextAreaField
        label={t('editMessage')}
        rows={2}
        maxLength={longestMessage}
        autoFocus
        value={text}
        error={isEmpty ? t('empty') : error === undefined ? null : errorTexts(error).join(' ')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onEnter}
      />
      <div className={styles.buttons}>
        <Button look="quiet" size="sm" onClick={close}>
          {t('cancelEdit')}
        </Button>
        <Button type="submit" size="sm" disabled={isLoading}>
          {isLoading ? t('common:loading') : t('saveEdit')}
        </Button>
      </div>
    </form>
  );
};
