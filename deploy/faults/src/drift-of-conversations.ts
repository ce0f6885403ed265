import { type Conversation, MAX_UNREAD } from '@kindred/chat/domain/conversation';
import type { Message } from '@kindred/chat/domain/message';
import type { ConnectionDocument } from '@kindred/profiles/store/connections.store';

/** Of a message taken back an empty shell stays, that nobody has still to read. */
const isShell = ({ message, file, editedAt, isUnread }: Message): boolean =>
  message === '' && file === null && editedAt === null && !isUnread;

function driftOfThread(conversation: Conversation, own: readonly Message[]): string[] {
  const differences: string[] = [];
  const inOrder = own.toSorted((a, b) => a.sequence - b.sequence);
  if (inOrder.some(({ sequence }, index) => sequence !== index + 1)) differences.push('order of messages');
  const last = inOrder.findLast(({ isDeleted }) => !isDeleted);
  if (conversation.lastMessageId !== last?._id) differences.push('last message');
  if (conversation.lastSequence !== (last?.sequence ?? 0)) differences.push('place of the last message');
  if (own.some((message) => message.isDeleted && !isShell(message))) differences.push('words taken back');
  for (const member of conversation.members) {
    const unread = own.filter(({ isUnread, receiverId }) => isUnread && receiverId === member).length;
    if ((conversation.unread?.[member] ?? 0) !== Math.min(unread, MAX_UNREAD))
      differences.push('unread messages');
  }
  return differences.map((what) => `${what} in ${conversation._id}`);
}

/** Who may write to whom, and what lists of contacts show. */
export function driftOfConversations(
  conversations: readonly Conversation[],
  connections: readonly ConnectionDocument[],
  messages: readonly Message[],
): string[] {
  const byId = new Map(conversations.map((conversation) => [conversation._id, conversation]));
  const rights = connections.flatMap(({ _id, state, version }) => {
    const conversation = byId.get(_id);
    return [
      ...((conversation?.isOpen ?? false) === (state === 'connected') ? [] : [`right to talk of ${_id}`]),
      ...(!conversation || conversation.connectionVersion === version
        ? []
        : [`connection version of ${_id}`]),
    ];
  });
  const threads = Map.groupBy(messages, ({ conversationId }) => conversationId);
  return [
    ...rights,
    ...conversations.flatMap((conversation) =>
      driftOfThread(conversation, threads.get(conversation._id) ?? []),
    ),
  ];
}
