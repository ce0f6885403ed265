import { expect, test } from 'vitest';
import { type Message, viewOfMessage } from './message.ts';

const linkTo = (file: string) => `signed ${file}`;
const [name, size] = ['f'.repeat(32), 9];

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
  expect(viewOfMessage(stored, linkTo)).toEqual({
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
  expect(viewOfMessage({ ...stored, isUnread: false }, linkTo).notifications).toEqual([]);
});

test('an image has an address and a smaller one to show, other files have one to download', () => {
  const image = { name, kind: 'image', contentType: 'image/webp', size } as const;
  expect(viewOfMessage({ ...stored, file: image }, linkTo)).toMatchObject({
    file: `signed ${name}-1600.webp`,
    attachment: { kind: 'image', contentType: 'image/webp', size, previewUrl: `signed ${name}-640.webp` },
  });
  const song = { name, kind: 'audio', contentType: 'audio/mpeg', size } as const;
  const { file, attachment } = viewOfMessage({ ...stored, file: song }, linkTo);
  expect([file, attachment]).toEqual([
    `signed ${name}.mp3`,
    { kind: 'audio', contentType: 'audio/mpeg', size },
  ]);
});
