import { useTranslation } from 'react-i18next';
import type { ContactCard, Message, Self } from '../../lib/api-types.ts';
import { useMemberName } from '../../lib/member-name.ts';
import { useInlineEditing } from '../../lib/use-inline-editing.ts';
import { AttachmentView } from './attachment-view.tsx';
import { useDeleteMessageMutation } from './chat.api.ts';
import { EditMessageForm, editPlace } from './edit-message-form.tsx';
import styles from './message-bubble.module.css';
import { MessageBubble, MessageTime } from './message-bubble.tsx';
import { MessageMenu } from './message-menu.tsx';

type ThreadMessageProps = { self: Self; contact: ContactCard; message: Message; now: Date };

/** A message of the conversation; own ones can be edited and deleted for both. */
export const ThreadMessage = ({ self, contact, message, now }: ThreadMessageProps) => {
  const { t } = useTranslation('chat');
  const name = useMemberName()(contact);

  const [deleteMessage, { isError }] = useDeleteMessageMutation();
  const isOwn = message.senderId === self._id;
  const editing = useInlineEditing(isOwn, editPlace(message));
  const contactId = contact._id;
  if (editing.isEditing)
    return <EditMessageForm message={message} contactId={contactId} onDone={editing.close} />;
  return (
    <MessageBubble
      text={message.message}
      role={isOwn ? self.role : contact.role}
      speaker={isOwn ? t('saidYou') : t('said', { name })}
      isOwn={isOwn}
      attachment={message.attachment && <AttachmentView message={message} attachment={message.attachment} />}
      menu={
        isOwn && (
          <MessageMenu
            autoFocus={editing.wasEdited}
            onEdit={editing.open}
            onDelete={() => void deleteMessage({ message, contactId })}
          />
        )
      }
    >
      <MessageTime iso={message.createdAt} now={now} isEdited={message.editedAt !== null} />
      <span className="live" role="alert">
        {isError && <span className={styles.problem}>{t('deleteFailed')}</span>}
      </span>
    </MessageBubble>
  );
};
