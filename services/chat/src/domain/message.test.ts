import { expect, test } from 'vitest';
import { type Message, viewOfMessage } from './message.ts';

const stored: Message = {
  _id: '1'.repeat(24),
  conversationId: 'a:b',
  sequence: 3,
  senderId: 'a',
  receiverId: 'b',
  message: 'hello',
  file: null,
  createdAt: 1_700_000_000_123,
  editedAt: null,
  isDeleted: false,
  isUnread: true,
  clientKey: 'a:key',
  bodyHash: 'hash',
  version: 1,
};

test('participants see the message and none of the bookkeeping', () => {
  expect(viewOfMessage(stored)).toEqual({
    _id: '1'.repeat(24),
    senderId: 'a',
    receiverId: 'b',
    message: 'hello',
    file: null,
    createdAt: '2023-11-14T22:13:20.123Z',
    editedAt: null,
    version: 1,
    notifications: [{ senderId: 'a', receiverId: 'b' }],
  });
});

test('a read message carries no notification', () => {
  expect(viewOfMessage({ ...stored, isUnread: false }).notifications).toEqual([]);
});
