import { expect, test } from 'vitest';
import type { Conversation } from '../domain/conversation.ts';
import { type Message, type MessageView, viewOfMessage } from '../domain/message.ts';
import { createListContacts } from './list-contacts.ts';

const aConversation = (other: string, order: string): Conversation => ({
  _id: `me:${other}`,
  members: ['me', other],
  isOpen: true,
  connectionVersion: 1,
  lastSequence: 0,
  order,
});

const aMessage = (_id: string, createdAt: number): Message => ({
  _id,
  version: 1,
  conversationId: 'me:you',
  sequence: 1,
  senderId: 'you',
  receiverId: 'me',
  message: 'hi',
  file: null,
  createdAt,
  editedAt: null,
  isDeleted: false,
  isUnread: true,
  bodyHash: '',
});

const view = (message: Message): MessageView => viewOfMessage(message, (file) => file);

/** A list over these conversations and messages; `asked` tells what was looked up one by one. */
function aList(stored: Conversation[], messages: Message[]) {
  const asked: string[] = [];
  const listContacts = createListContacts(
    { listReadable: async () => stored },
    {
      getMany: async (ids) =>
        new Map(messages.filter(({ _id }) => ids.includes(_id)).map((message) => [message._id, message])),
      lastReadable: async (id) => {
        asked.push(`last of ${id}`);
        return messages.find(({ isDeleted }) => !isDeleted);
      },
      countUnread: async (_reader, sender) => asked.push(`unread from ${sender}`),
    },
    { getMany: async () => new Map() },
    { isOnline: async () => false },
    view,
  );
  return { listContacts, asked };
}

const unread = { me: 0 };

test('the messages decide the order, also while the stored order is behind them', async () => {
  const stored = [
    { ...aConversation('old', '1'), unread, lastMessageId: '1' },
    { ...aConversation('new', '0'), unread, lastMessageId: '2' },
    { ...aConversation('newer', '0'), unread, lastMessageId: '3' },
  ];
  const { listContacts, asked } = aList(stored, [
    aMessage('1', 1_000),
    aMessage('2', 2_000),
    aMessage('3', 2_000),
  ]);
  expect((await listContacts('me')).map(({ _id }) => _id)).toEqual(['newer', 'new', 'old']);
  expect(asked).toEqual([]);
});

test('a message deleted a moment ago is not shown: the one before it is', async () => {
  const stored = [{ ...aConversation('you', '1'), unread, lastMessageId: '2' }];
  const { listContacts, asked } = aList(stored, [
    { ...aMessage('2', 2_000), isDeleted: true },
    aMessage('1', 1_000),
  ]);
  expect((await listContacts('me'))[0]?.lastMessage?._id).toBe('1');
  expect(asked).toEqual(['last of me:you']);
});

test('a thread that was never counted is counted', async () => {
  const { listContacts } = aList([{ ...aConversation('you', '1'), lastMessageId: '1' }], [aMessage('1', 1)]);
  expect((await listContacts('me'))[0]?.unreadCount).toBe(1);
});
