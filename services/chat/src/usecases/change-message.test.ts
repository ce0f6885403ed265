import type { Change } from '@kindred/chassis/outbox/aggregates';
import { createManualClock } from '@kindred/chassis/testing/effects';
import { expect, test } from 'vitest';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import { type Message, viewOfMessage } from '../domain/message.ts';
import { createDeleteMessage } from './delete-message.ts';
import { createEditMessage } from './edit-message.ts';
import { createEmptyMessage } from './empty-message.ts';

const aMessage: Message = {
  _id: '1'.repeat(24),
  version: 1,
  conversationId: 'a:b',
  sequence: 1,
  senderId: 'a',
  receiverId: 'b',
  message: 'hello',
  file: null,
  createdAt: 1,
  editedAt: null,
  isDeleted: false,
  isUnread: true,
  bodyHash: 'hash',
};
const view = (message: Message) => viewOfMessage(message, (file) => file);

/** A store of one message which somebody changes between the look at it and the write. */
function aRace(meanwhile: Partial<Message>) {
  const steps: string[] = [];
  const step = (name: string) => () => void steps.push(name);
  const live: LiveAnnouncer = {
    messageSent: step('sent'),
    lastMessageChanged: step('last'),
    messageUnread: step('unread'),
    messageEdited: step('edited'),
    messageDeleted: step('deleted'),
    requestArrived: step('request'),
    connectionChanged: step('connection'),
    contactsChanged: step('contacts'),
    sessionsEnded: step('sessions'),
  };
  const current = { ...aMessage, ...meanwhile };
  const messages = {
    get: async () => aMessage,
    lastReadable: async () => undefined,
    async update(_id: string, decide: (current: Message) => Change<Message> | undefined) {
      const change = decide(current);
      if (change) steps.push('written');
      return { ...current, ...change?.set };
    },
  };
  return { steps, live, messages: messages as never };
}

const noFiles = { announce: async () => undefined, drop: async () => undefined };
const emptying = (messages: never) => createEmptyMessage(messages, noFiles, createManualClock());

test('an edit that comes a moment after the deletion is refused and writes nothing', async () => {
  const { steps, live, messages } = aRace({ isDeleted: true, message: '' });
  const open = { get: async () => ({ isOpen: true }) as never };
  const edit = createEditMessage(messages, open, live, view, createManualClock());
  await expect(edit({ callerId: 'a', messageId: aMessage._id, text: 'again' })).rejects.toMatchObject({
    kind: 'conflict',
  });
  expect(steps).toEqual([]);
});

test('lists are right before anybody hears of a deletion and looks at them', async () => {
  const { steps, live, messages } = aRace({});
  const refresh = async () => void steps.push('refreshed');
  const remove = createDeleteMessage(messages, emptying(messages), refresh, live, view);
  expect(await remove('a', aMessage._id)).toMatchObject({ message: '', notifications: [] });
  expect(steps).toEqual(['written', 'refreshed', 'deleted']);
});

test('a deletion by another page a moment before is told once, by that one', async () => {
  const { steps, live, messages } = aRace({ isDeleted: true, message: '' });
  const refresh = async () => void steps.push('refreshed');
  await createDeleteMessage(messages, emptying(messages), refresh, live, view)('a', aMessage._id);
  expect(steps).toEqual([]);
});
