import { applyNewer } from '@kindred/chassis/documents/apply-newer';
import type { Documents } from '@kindred/chassis/ports/documents';
import {
  type Conversation,
  ORDER_OF_TALKS,
  orderOfMessage,
  orderWithoutMessage,
  otherOf,
} from '../domain/conversation.ts';
import type { Message } from '../domain/message.ts';
import { conversationsSpec } from './conversations.indexes.ts';

export interface ConnectionRecord {
  pairId: string;
  members: readonly [string, string];
  isOpen: boolean;
  version: number;
  /** Milliseconds since the epoch. */
  at: number;
}

export interface ConversationsStore {
  get(pairId: string): Promise<Conversation | undefined>;
  /** Those a member may read, latest message first. */
  listReadable(userId: string, limit: number): Promise<Conversation[]>;
  /** The members this one is connected with, those of the latest talks first. */
  contactsOf(userId: string, limit: number): Promise<string[]>;
  /** Answers false when this or a newer version of the connection is known. */
  recordConnection(record: ConnectionRecord): Promise<boolean>;
  /** What the lists show of a thread. Answers false when it was recorded anew since `seen` was read. */
  recordThread(
    seen: Conversation,
    last: Pick<Message, '_id' | 'sequence' | 'createdAt'> | undefined,
    unread: Readonly<Record<string, number>>,
  ): Promise<boolean>;
}

type Place = Pick<Conversation, 'lastMessageId' | 'lastSequence' | 'lastMessageAt' | 'order'>;

/** Without a message left the thread keeps its time. */
function placeOf(
  seen: Conversation,
  last: Pick<Message, '_id' | 'sequence' | 'createdAt'> | undefined,
): Place {
  if (last) {
    const { _id: lastMessageId, sequence: lastSequence, createdAt: lastMessageAt } = last;
    return { lastMessageId, lastSequence, lastMessageAt, order: orderOfMessage(lastMessageAt, seen._id) };
  }
  const order = seen.lastSequence === 0 ? seen.order : orderWithoutMessage(seen.lastMessageAt ?? 0, seen._id);
  return { lastSequence: 0, order };
}

export function createConversationsStore(documents: Documents): ConversationsStore {
  const conversations = documents.collection<Conversation>(conversationsSpec.name);
  return {
    get: (pairId) => conversations.findOne({ _id: pairId }),
    async listReadable(userId, limit) {
      const talked = await conversations.find(
        { members: userId, order: { $gte: ORDER_OF_TALKS } },
        { sort: { order: -1 }, limit },
      );
      if (talked.length === limit) return talked;
      const silent = await conversations.find(
        { members: userId, isOpen: true, order: { $lt: ORDER_OF_TALKS } },
        { sort: { order: -1 }, limit: limit - talked.length },
      );
      return [...talked, ...silent];
    },
    async contactsOf(userId, limit) {
      const open = await conversations.find(
        { members: userId, isOpen: true },
        { sort: { order: -1 }, limit },
      );
      return open.map(({ members }) => otherOf(members, userId));
    },
    recordConnection({ pairId, members, isOpen, version, at }) {
      const older = { _id: pairId, connectionVersion: { $lt: version } };
      const order = orderWithoutMessage(at, pairId);
      return applyNewer(
        async () =>
          (await conversations.updateOne(older, { $set: { isOpen, connectionVersion: version } })).matched >
          0,
        () =>
          conversations.insertOne({
            _id: pairId,
            members,
            isOpen,
            connectionVersion: version,
            lastSequence: 0,
            unread: Object.fromEntries(members.map((member) => [member, 0])),
            order,
          }),
      );
    },
    async recordThread(seen, last, unread) {
      const threadVersion = (seen.threadVersion ?? 0) + 1;
      const { matched } = await conversations.updateOne(
        { _id: seen._id, threadVersion: seen.threadVersion ?? null },
        {
          $set: { threadVersion, unread, ...placeOf(seen, last) },
          ...(last ? {} : { $unset: { lastMessageId: true } }),
        },
      );
      return matched > 0;
    },
  };
}
