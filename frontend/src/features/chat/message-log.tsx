import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactCard, Message, Self } from '../../lib/api-types.ts';
import { useKeepFocus } from '../../lib/use-keep-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useThreadInfiniteQuery } from './chat.api.ts';
import styles from './chat-panel.module.css';
import { LoadingMessages } from './loading-messages.tsx';
import { OlderMessages } from './older-messages.tsx';
import type { Pending } from './outbox.ts';
import type { OutboxStore } from './outbox-store.ts';
import { PendingBubble } from './pending-bubble.tsx';
import { messagesOf } from './thread-cache.ts';
import { ThreadMessage } from './thread-message.tsx';
import { useNow } from './use-now.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

type MessageLogProps = { self: Self; contact: ContactCard; pending: Pending[]; outbox: OutboxStore };

export const MessageLog = ({ self, contact, pending, outbox }: MessageLogProps) => {
  const { t } = useTranslation('chat');
  const log = useRef<HTMLDivElement>(null);
  const thread = useThreadInfiniteQuery(contact._id);
  const messages = messagesOf(thread.currentData?.pages ?? []);
  const keepFocus = useKeepFocus(log, messages.length);
  const loadOlder = () => {
    if (thread.hasNextPage && !thread.isFetching && !thread.isFetchNextPageError) void thread.fetchNextPage();
  };
  const last = pending.at(-1) ?? messages.at(-1);
  const ends = { ...endsOf(messages, last), isLastOwn: isOwn(last, self) };
  const scroll = useThreadScroll(log, ends, { onReach: loadOlder, isBusy: thread.isFetching });

  return (
    <div className={styles.body}>
      <div
        ref={log}
        {...keepFocus}
        className={styles.log}
        role="log"
        aria-label={t('messages')}
        aria-busy={thread.isFetchingNextPage}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll the conversation
        tabIndex={0}
        onScroll={scroll.onScroll}
      >
        {thread.currentData && thread.hasNextPage && (
          <OlderMessages
            isLoading={thread.isFetchingNextPage}
            hasFailed={thread.isFetchNextPageError}
            onLoad={() => void thread.fetchNextPage()}
          />
        )}
        {!thread.currentData && !thread.isError && <LoadingMessages />}
        {!thread.currentData && thread.isError && (
          <Failed text={t('messagesFailed')} error={thread.error} onRetry={thread.refetch} />
        )}
        {thread.currentData && !last && (
          <div className={styles.middle}>
            <Empty drawing="bubbles" title={t('none')} help={t('noneHelp')} />
          </div>
        )}
        <Messages self={self} contact={contact} messages={messages} />
        {pending.map((each) => (
          <PendingBubble key={each.key} pending={each} role={self.role} outbox={outbox} />
        ))}
      </div>
      {scroll.hasNewBelow && (
        <Button size="sm" className={styles.below} onClick={scroll.toEnd}>
          <Icon of={ArrowDown} />
          {t('newBelow')}
        </Button>
      )}
    </div>
  );
};

const isPending = (entry: Message | Pending): entry is Pending => 'key' in entry;

const isOwn = (last: Message | Pending | undefined, self: Self) =>
  last !== undefined && (isPending(last) || last.senderId === self._id);

const endsOf = (messages: Message[], last: Message | Pending | undefined) => ({
  firstId: messages[0]?._id,
  lastId: last && (isPending(last) ? last.key : last._id),
});

type MessagesProps = Pick<MessageLogProps, 'self' | 'contact'> & { messages: Message[] };

const Messages = ({ messages, ...people }: MessagesProps) => {
  const now = useNow();
  return messages.map((message) => (
    <ThreadMessage key={message._id} {...people} message={message} now={now} />
  ));
};
