import { applyNewer } from '@kindred/chassis/documents/apply-newer';
import { type Documents, DuplicateKeyError, type Filter } from '@kindred/chassis/ports/documents';
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
  /** Those in which a member may write, in any order. */
  openOf(userId: string, limit: number): Promise<Conversation[]>;
  /** Nobody writes here any more, whatever the connection says until it is told to be over. */
  close(pairId: string): Promise<void>;
  /** Answers false when this or a newer version of the connection is known. */
  recordConnection(record: ConnectionRecord): Promise<boolean>;
  /** A place for what is known of a pair whose connection has not been heard of yet; there is one already: nothing. */
  makeBlank(pairId: string): Promise<void>;
  /** What the lists show of a thread. Answers false when it was recorded anew since `seen` was read. */
  recordThread(
    seen: Conversation,
    newest: NewestMessage | undefined,
    unread: Readonly<Record<string, number>>,
  ): Promise<boolean>;
}

/** The newest message people can read; where none is left, the newest of those taken back. */
export type NewestMessage = Pick<Message, '_id' | 'sequence' | 'createdAt' | 'isDeleted'>;

type Place = Pick<Conversation, 'lastSequence'> &
  Partial<Pick<Conversation, 'lastMessageId' | 'lastMessageAt' | 'order'>>;

/** A thread whose messages were all taken back keeps its time; one that never had any stands where its connection put it. */
function placeOf(pairId: string, newest: NewestMessage | undefined): Place {
  if (!newest) return { lastSequence: 0 };
  const { _id: lastMessageId, sequence: lastSequence, createdAt: lastMessageAt } = newest;
  if (newest.isDeleted)
    return { lastSequence: 0, lastMessageAt, order: orderWithoutMessage(lastMessageAt, pairId) };
  return { lastMessageId, lastSequence, lastMessageAt, order: orderOfMessage(lastMessageAt, pairId) };
}

function blankConversation(pairId: string): Conversation {
  const [one = '', other = ''] = pairId.split(':');
  return {
    _id: pairId,
    members: [one, other],
    isOpen: false,
    connectionVersion: 0,
    lastSequence: 0,
    unread: { [one]: 0, [other]: 0 },
    order: orderWithoutMessage(0, pairId),
  };
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
    openOf: (userId, limit) => conversations.find({ members: userId, isOpen: true }, { limit }),
    async close(pairId) {
      await conversations.updateOne({ _id: pairId }, { $set: { isOpen: false } });
    },
    recordConnection({ pairId, isOpen, version, at }) {
      const older = { _id: pairId, connectionVersion: { $lt: version } };
      const state = { isOpen, connectionVersion: version };
      // The newest step decides, never the first one heard of: the order is the same however steps arrive.
      const silent = { ...state, order: orderWithoutMessage(at, pairId) };
      const update = async (filter: Filter, fields: Partial<Conversation>): Promise<boolean> =>
        (await conversations.updateOne(filter, { $set: fields })).matched > 0;
      return applyNewer(
        async () => (await update({ ...older, lastMessageAt: null }, silent)) || (await update(older, state)),
        () => conversations.insertOne({ ...blankConversation(pairId), ...silent }),
      );
    },
    async makeBlank(pairId) {
      try {
        await conversations.insertOne(blankConversation(pairId));
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
      }
    },
    async recordThread(seen, newest, unread) {
      const threadVersion = (seen.threadVersion ?? 0) + 1;
      const { matched } = await conversations.updateOne(
        { _id: seen._id, threadVersion: seen.threadVersion ?? null },
        {
          $set: { threadVersion, unread, ...placeOf(seen._id, newest) },
          ...(newest && !newest.isDeleted ? {} : { $unset: { lastMessageId: true } }),
        },
      );
      return matched > 0;
    },
  };
}
