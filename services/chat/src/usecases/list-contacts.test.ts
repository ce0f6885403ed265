import { expect, test } from 'vitest';
import type { Conversation } from '../domain/conversation.ts';
import type { Message } from '../domain/message.ts';
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

test('the messages decide the order, also while the stored order is behind them', async () => {
  const stored = [aConversation('old', '1'), aConversation('new', '0'), aConversation('newer', '0')];
  const last = new Map([
    ['me:old', aMessage('1', 1_000)],
    ['me:new', aMessage('2', 2_000)],
    ['me:newer', aMessage('3', 2_000)],
  ]);
  const listContacts = createListContacts(
    { listReadable: async () => stored },
    { lastReadable: async (id) => last.get(id), countUnread: async () => 0 },
    { getMany: async () => new Map() },
    { isOnline: async () => false },
  );
  expect((await listContacts('me')).map(({ _id }) => _id)).toEqual(['newer', 'new', 'old']);
});
