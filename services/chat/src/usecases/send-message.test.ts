import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import type { Collection, Documents, StoredDocument } from '@kindred/chassis/ports/documents';
import { createManualClock, createSeededIds } from '@kindred/chassis/testing/effects';
import { pairIdOf } from '@kindred/proto/pair-id';
import { expect, onTestFinished, test } from 'vitest';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import { viewOfMessage } from '../domain/message.ts';
import { conversationsSpec } from '../store/conversations.indexes.ts';
import { createConversationsStore } from '../store/conversations.store.ts';
import { messagesSpec } from '../store/messages.indexes.ts';
import { createMessagesStore } from '../store/messages.store.ts';
import { createAppendMessage } from './append-message.ts';
import { createRefreshThread } from './refresh-thread.ts';
import { createSendMessage } from './send-message.ts';

const [senderId, receiverId] = ['a'.repeat(24), 'b'.repeat(24)];
const announcer = (told: string[]): LiveAnnouncer => ({
  messageSent: ({ _id }) => told.push(_id),
  lastMessageChanged: () => undefined,
  messageUnread: () => undefined,
  messageEdited: () => undefined,
  messageDeleted: () => undefined,
  requestArrived: () => undefined,
  connectionChanged: () => undefined,
  contactsChanged: () => undefined,
  sessionsEnded: () => undefined,
});

/** As over a network: between a call and its effect others get their turn. */
function distant(documents: Documents): Documents {
  const slow = <T extends StoredDocument>(near: Collection<T>): Collection<T> => ({
    ...near,
    findOne: async (...args) => nextTurn().then(() => near.findOne(...args)),
    insertOne: async (...args) => nextTurn().then(() => near.insertOne(...args)),
  });
  return { ...documents, collection: (name) => slow(documents.collection(name)) };
}

/** As many senders as processes, over one database, between two who are connected. */
async function processes(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-test-'));
  const documents = createEmbeddedDocuments({ path: join(folder, 'documents.sqlite') });
  onTestFinished(async () => {
    await documents.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await documents.ensure([messagesSpec, conversationsSpec]);
  const clock = createManualClock();
  const ids = createSeededIds(1);
  const far = distant(documents);
  const messages = createMessagesStore(far, clock, () => undefined);
  const conversations = createConversationsStore(far);
  const pairId = pairIdOf(senderId, receiverId);
  await conversations.recordConnection({
    pairId,
    isOpen: true,
    version: 1,
    at: 1,
  });
  const told: string[] = [];
  const senders = Array.from({ length: count }, () =>
    createSendMessage(
      createAppendMessage(messages, conversations, clock, ids),
      { store: () => Promise.reject(new Error('no files here')), countUpload: async () => undefined, ids },
      createRefreshThread(conversations, messages),
      announcer(told),
      (message) => viewOfMessage(message, (file) => file),
    ),
  );
  return {
    told,
    send: (turn: number, text: string, idempotencyKey?: string) =>
      senders[turn % count]?.({ senderId, receiverId, text, file: undefined, idempotencyKey }),
    conversation: () => conversations.get(pairId),
    sequences: async () =>
      (await messages.pageBackwards(pairId, undefined, 100)).reverse().map(({ sequence }) => sequence),
  };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([1, 2, 5])('fifty at once through %i processes take the places 1 to 50', async (count) => {
  const { send, sequences, conversation } = await processes(count);
  await Promise.all(upTo(50).map((turn) => send(turn, `m${turn}`)));
  expect(await sequences()).toEqual(upTo(50));
  expect(await conversation()).toMatchObject({
    lastSequence: 50,
    unread: { [senderId]: 0, [receiverId]: 50 },
  });
});

test('a retry that reaches another process at the same moment is the same message', async () => {
  const { send, sequences, told } = await processes(3);
  const sent = await Promise.all(upTo(6).map((turn) => send(turn, 'once', 'key-1')));
  expect(new Set(sent.map((message) => message?._id)).size).toBe(1);
  expect(await sequences()).toEqual([1]);
  expect(told).toEqual([sent[0]?._id]);
});
