import { applyNewer } from '@kindred/chassis/consumers/apply-newer';
import type { Documents } from '@kindred/chassis/ports/documents';
import { type Conversation, orderOfMessage, orderWithoutMessage } from '../domain/conversation.ts';
import { otherOf } from '../domain/pair-id.ts';
import { conversationsSpec } from './conversations.indexes.ts';

export interface ConnectionRecord {
  pairId: string;
  members: readonly [string, string];
  isOpen: boolean;
  version: number;
  /** Milliseconds since the epoch. */
  at: number;
}

export interface MessageRecord {
  pairId: string;
  messageId: string;
  sequence: number;
  sentAt: number;
}

export interface ConversationsStore {
  get(pairId: string): Promise<Conversation | undefined>;
  /** Those a member may read, latest message first. */
  listReadable(userId: string, limit: number): Promise<Conversation[]>;
  /** The members this one is connected with, those of the latest talks first. */
  contactsOf(userId: string, limit: number): Promise<string[]>;
  /** Answers false when this or a newer version of the connection is known. */
  recordConnection(record: ConnectionRecord): Promise<boolean>;
  /** Answers false when this or a later message is known. */
  recordMessage(record: MessageRecord): Promise<boolean>;
}

export function createConversationsStore(documents: Documents): ConversationsStore {
  const conversations = documents.collection<Conversation>(conversationsSpec.name);
  return {
    get: (pairId) => conversations.findOne({ _id: pairId }),
    listReadable: (userId, limit) =>
      conversations.find(
        { members: userId, $or: [{ isOpen: true }, { lastSequence: { $gt: 0 } }] },
        { sort: { order: -1 }, limit },
      ),
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
            order,
          }),
      );
    },
    async recordMessage({ pairId, messageId, sequence, sentAt }) {
      const { matched } = await conversations.updateOne(
        { _id: pairId, lastSequence: { $lt: sequence } },
        {
          $set: {
            lastMessageId: messageId,
            lastSequence: sequence,
            lastMessageAt: sentAt,
            order: orderOfMessage(sentAt, pairId),
          },
        },
      );
      return matched > 0;
    },
  };
}
