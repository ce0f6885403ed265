import type { AggregateDocument } from '@kindred/chassis/outbox/aggregates';
import type { Conversation } from '@kindred/chat/domain/conversation';
import type { Message } from '@kindred/chat/domain/message';
import { events } from '@kindred/proto/catalog';
import { pairIdOf } from '@kindred/proto/pair-id';
import type { Effect, EventCase, World } from './event-case.ts';
import { tell } from './tell.ts';

const VERSION = 5;
const OLDER = 3;

/** Two messages as chat stores them; whether the second was taken back is up to the case. */
async function aTalk(world: World, isSecondDeleted: boolean) {
  const [senderId, receiverId] = [world.freshId(), world.freshId()];
  const conversationId = pairIdOf(senderId, receiverId);
  const base = { conversationId, senderId, receiverId };
  const messages = world.stored<Message & AggregateDocument>('chat', 'messages');
  const told = [1, 2].map((sequence) => ({ ...base, messageId: world.freshId(), sequence }));
  for (const { messageId, sequence } of told) {
    const isDeleted = isSecondDeleted && sequence === 2;
    await messages.insertOne({
      ...base,
      _id: messageId,
      version: 1,
      sequence,
      message: isDeleted ? '' : 'hello',
      file: null,
      createdAt: world.now() + sequence,
      editedAt: null,
      isDeleted,
      isUnread: !isDeleted,
      bodyHash: '',
    });
  }
  const [first, second] = told;
  if (!first || !second) throw new Error('two messages were made');
  const about = (subject: string, version: number) => ({
    subject,
    key: conversationId,
    version,
    at: world.now(),
  });
  return { first, second, about, conversationId, receiverId };
}

const threadEffect = (
  world: World,
  { conversationId, receiverId }: { conversationId: string; receiverId: string },
  lastMessageId: string,
  unread: number,
): Effect => ({
  async isApplied() {
    const found = await world.stored<Conversation>('chat', 'conversations').findOne({ _id: conversationId });
    return found?.lastMessageId === lastMessageId && found.unread?.[receiverId] === unread;
  },
});

const messageSent: EventCase = async (world) => {
  const talk = await aTalk(world, false);
  const { about, first, second } = talk;
  const sentAt = BigInt(world.now());
  return {
    current: tell(events.messageSent, about(second.messageId, 1), { ...second, sentAt }),
    older: [tell(events.messageSent, about(first.messageId, 1), { ...first, sentAt })],
    effects: { 'chat/update-conversation': threadEffect(world, talk, second.messageId, 2) },
  };
};

const messageDeleted: EventCase = async (world) => {
  const talk = await aTalk(world, true);
  const { about, first, second } = talk;
  const deletedAt = BigInt(world.now());
  const deleted = (version: number) =>
    tell(events.messageDeleted, about(second.messageId, version), { ...second, deletedAt });
  return {
    current: deleted(VERSION),
    older: [
      deleted(OLDER),
      tell(events.messageSent, about(second.messageId, 1), { ...second, sentAt: deletedAt }),
    ],
    effects: { 'chat/update-conversation': threadEffect(world, talk, first.messageId, 1) },
  };
};

export const chatCases: Readonly<Record<string, EventCase>> = {
  'message.sent': messageSent,
  'message.deleted': messageDeleted,
};
