import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import type { Collection, Documents, StoredDocument } from '@kindred/chassis/ports/documents';
import { pairIdOf } from '@kindred/proto/pair-id';
import { onTestFinished } from 'vitest';
import type { Message } from '../src/domain/message.ts';
import { messagesSpec } from '../src/store/messages.indexes.ts';
import type { Member } from './chat-bed.ts';

/** What a store was asked for. */
export interface Cost {
  calls: number;
  documents: number;
}

function counted<T extends StoredDocument>(own: Collection<T>, cost: Cost): Collection<T> {
  const count = <R>(found: R, documents: number): R => {
    cost.calls += 1;
    cost.documents += documents;
    return found;
  };
  return {
    ...own,
    find: async (...args) => own.find(...args).then((found) => count(found, found.length)),
    findOne: async (...args) => own.findOne(...args).then((found) => count(found, found ? 1 : 0)),
    countUpTo: async (...args) => own.countUpTo(...args).then((found) => count(found, found)),
  };
}

/** A store that reports every read no index covers, and counts what reads answer. */
export function createWatchedDocuments() {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-cost-'));
  const scans: string[] = [];
  const own = createEmbeddedDocuments({
    path: join(folder, 'documents.sqlite'),
    onScan: ({ collection, filter, plan }) =>
      scans.push(`${collection} ${JSON.stringify(filter)}: ${plan.join(', ')}`),
  });
  onTestFinished(async () => {
    await own.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const cost: Cost = { calls: 0, documents: 0 };
  const documents: Documents = {
    ...own,
    collection: <T extends StoredDocument>(name: string) => counted(own.collection<T>(name), cost),
  };
  return { documents, own, scans, cost };
}

const CHUNK = 500;
/** Of messages nobody sent; below every id a bed makes. */
const idOf = (place: number): string => place.toString(16).padStart(24, '0');

/** A talk past the use cases: no events. The sender takes turns, the last `unread` are not read yet. */
export async function fillTalk(
  documents: Documents,
  [one, other]: readonly [Member, Member],
  count: number,
  unread: number,
): Promise<void> {
  await documents.ensure([messagesSpec]);
  const messages = documents.collection<Message>(messagesSpec.name);
  const insert = (place: number): Promise<void> => {
    const [sender, receiver] = place % 2 === 0 ? [one, other] : [other, one];
    return messages.insertOne({
      _id: idOf(place),
      version: 1,
      conversationId: pairIdOf(one.id, other.id),
      sequence: place,
      senderId: sender.id,
      receiverId: receiver.id,
      message: `number ${place}`,
      file: null,
      createdAt: 1_000_000 + place,
      editedAt: null,
      isDeleted: false,
      isUnread: place > count - unread,
      bodyHash: '',
    });
  };
  for (let done = 0; done < count; done += CHUNK)
    await Promise.all(
      Array.from({ length: Math.min(CHUNK, count - done) }, (_, place) => insert(done + place + 1)),
    );
}
