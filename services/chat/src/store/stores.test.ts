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
  await documents.ensure([messagesSpec, conversationsSpec, cardsSpec]);
  const messages = createMessagesStore(documents, createManualClock(), () => undefined);
  const conversations = createConversationsStore(documents);
  const cards = createCardsStore(documents);

  await messages.last('a:b');
  await messages.lastReadable('a:b');
  await messages.pageBackwards('a:b', undefined, 50);
  await messages.pageBackwards('a:b', 7, 50);
  await messages.byClientKey('a:key');
  await messages.unreadPage('a', 'b', 100);
  await messages.unreadPage('a', undefined, 100);
  await messages.countUnread('a', 'b', 100);
  await conversations.get('a:b');
  await conversations.listReadable('a', 200);
  await conversations.contactsOf('a', 200);
  await conversations.recordConnection({
    pairId: 'a:b',
    members: ['a', 'b'],
    isOpen: true,
    version: 1,
    at: 1,
  });
  await conversations.recordMessage({ pairId: 'a:b', messageId: 'm', sequence: 1, sentAt: 1 });
  await cards.getMany(['a', 'b']);
  expect(scans).toEqual([]);
});
