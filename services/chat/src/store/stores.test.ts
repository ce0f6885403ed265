import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import { createManualClock } from '@kindred/chassis/testing/effects';
import { expect, onTestFinished, test } from 'vitest';
import { cardsSpec } from './cards.indexes.ts';
import { createCardsStore } from './cards.store.ts';
import { conversationsSpec } from './conversations.indexes.ts';
import { createConversationsStore } from './conversations.store.ts';
import { messagesSpec } from './messages.indexes.ts';
import { createMessagesStore } from './messages.store.ts';
import { uploadsSpec } from './uploads.indexes.ts';
import { createUploadsStore } from './uploads.store.ts';

test('no query of chat looks at more than an index gives it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-test-'));
  const scans: unknown[] = [];
  const documents = createEmbeddedDocuments({
    path: join(folder, 'documents.sqlite'),
    onScan: (report) => scans.push(report),
  });
  onTestFinished(async () => {
    await documents.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await documents.ensure([messagesSpec, conversationsSpec, cardsSpec, uploadsSpec]);
  const messages = createMessagesStore(documents, createManualClock(), () => undefined);
  const conversations = createConversationsStore(documents);
  const cards = createCardsStore(documents);
  const uploads = createUploadsStore(documents);

  await messages.last('a:b');
  await messages.lastReadable('a:b');
  await messages.pageBackwards('a:b', undefined, 50);
  await messages.pageBackwards('a:b', 7, 50);
  await messages.getMany(['a', 'b']);
  await messages.byClientKey('a:key');
  await messages.unreadPage('a', 'b', 100);
  await messages.unreadPage('a', undefined, 100);
  await messages.countUnread('a', 'b', 100);
  await conversations.get('a:b');
  await conversations.listReadable('a', 200);
  await conversations.contactsOf('a', 200);
  await conversations.recordConnection({
    pairId: 'a:b',
    isOpen: true,
    version: 1,
    at: 1,
  });
  const seen = await conversations.get('a:b');
  if (!seen) throw new Error('not recorded');
  await conversations.recordThread(
    seen,
    { _id: 'm', sequence: 1, createdAt: 1, isDeleted: false },
    { a: 0, b: 1 },
  );
  await uploads.note({ _id: 'f', messageId: 'm', files: [], checkAt: 1 });
  await uploads.findDue(2, 10);
  await uploads.forget('f');
  await cards.getMany(['a', 'b']);
  expect(scans).toEqual([]);
});

test('what lists show of a thread is written only over what was seen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-test-'));
  const documents = createEmbeddedDocuments({ path: join(folder, 'documents.sqlite') });
  onTestFinished(async () => {
    await documents.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await documents.ensure([conversationsSpec]);
  const conversations = createConversationsStore(documents);
  await conversations.recordConnection({ pairId: 'a:b', isOpen: true, version: 1, at: 1 });
  const seen = await conversations.get('a:b');
  if (!seen) throw new Error('not recorded');
  const last = { _id: 'm', sequence: 4, createdAt: 9, isDeleted: false };
  expect(await conversations.recordThread(seen, last, { a: 0, b: 2 })).toBe(true);
  expect(await conversations.recordThread(seen, last, { a: 0, b: 1 })).toBe(false);
  const now = await conversations.get('a:b');
  expect(now).toMatchObject({
    lastMessageId: 'm',
    lastSequence: 4,
    lastMessageAt: 9,
    unread: { a: 0, b: 2 },
  });
  if (!now) throw new Error('not recorded');
  expect(await conversations.recordThread(now, { ...last, isDeleted: true }, { a: 0, b: 0 })).toBe(true);
  const emptied = await conversations.get('a:b');
  expect([emptied?.lastMessageId, emptied?.lastSequence, emptied?.order]).toEqual([
    undefined,
    0,
    '0:000000000000009:a:b',
  ]);
});
