import { AppError } from '@kindred/chassis/errors/app-error';
import { createInTurn } from '@kindred/chassis/lifecycle/in-turn';
import { DuplicateKeyError } from '@kindred/chassis/ports/documents';
import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import { pairIdOf } from '@kindred/proto/pair-id';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import { type Message, type MessageView, viewOfMessage } from '../domain/message.ts';
import { bodyHashOf, readMessageText } from '../domain/message-text.ts';
import { messageSentEvent } from '../events/message-sent.event.ts';
import type { ConversationsStore } from '../store/conversations.store.ts';
import { CLIENT_KEY_INDEX } from '../store/messages.indexes.ts';
import type { MessagesStore } from '../store/messages.store.ts';

export interface SendMessageInput {
  senderId: string;
  receiverId: string;
  text: string | undefined;
  idempotencyKey: string | undefined;
}

type Draft = Pick<
  Message,
  'conversationId' | 'senderId' | 'receiverId' | 'message' | 'bodyHash' | 'clientKey'
>;

/** Other processes may take a place first; each try is a new place. */
const MAX_TRIES = 20;

function draftOf(input: SendMessageInput): Draft {
  const { senderId, receiverId, idempotencyKey } = input;
  if (receiverId === senderId)
    throw new AppError('invalid', { code: 'message-to-self', field: 'receiverId' });
  const message = readMessageText(input.text);
  return {
    conversationId: pairIdOf(senderId, receiverId),
    senderId,
    receiverId,
    message,
    bodyHash: bodyHashOf(receiverId, message),
    ...(idempotencyKey === undefined ? {} : { clientKey: `${senderId}:${idempotencyKey}` }),
  };
}

export function createSendMessage(
  messages: MessagesStore,
  conversations: ConversationsStore,
  live: LiveAnnouncer,
  clock: Clock,
  ids: Ids,
) {
  // Places are taken by read and insert; in turn, so that one process never competes with itself.
  const inTurn = createInTurn(clock);

  const insertNext = async (draft: Draft): Promise<Message> => {
    const last = await messages.last(draft.conversationId);
    const state = {
      ...draft,
      _id: ids.next(),
      sequence: (last?.sequence ?? 0) + 1,
      file: null,
      createdAt: Math.max(clock.now(), last?.createdAt ?? 0),
      editedAt: null,
      isDeleted: false,
      isUnread: true,
    };
    const message = await messages.insert(state, [messageSentEvent(state)]);
    live.messageSent(viewOfMessage(message));
    return message;
  };

  const sentBefore = async (draft: Draft): Promise<Message | undefined> => {
    const earlier = draft.clientKey === undefined ? undefined : await messages.byClientKey(draft.clientKey);
    if (earlier && earlier.bodyHash !== draft.bodyHash)
      throw new AppError('conflict', 'idempotency-key-reused');
    return earlier;
  };

  /**
   * A message sent before under the same key stands in its own way: the unique index finds it, no read does.
   * Who lost a place only looks for the next one, which is quicker than a new message: nobody starves.
   */
  const takePlace = async (draft: Draft): Promise<Message> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      try {
        return await insertNext(draft);
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
        const sameKey = error.index === CLIENT_KEY_INDEX ? await sentBefore(draft) : undefined;
        if (sameKey) return sameKey;
      }
    }
    throw new AppError('unavailable', 'too-busy', 1);
  };

  const store = async (draft: Draft): Promise<MessageView> => {
    const conversation = await conversations.get(draft.conversationId);
    if (conversation?.isOpen) return viewOfMessage(await takePlace(draft));
    const earlier = await sentBefore(draft);
    if (!earlier) throw new AppError('forbidden', 'not-connected');
    return viewOfMessage(earlier);
  };

  /** @throws AppError invalid, forbidden `not-connected`, conflict `idempotency-key-reused` */
  return async (input: SendMessageInput): Promise<MessageView> => {
    const draft = draftOf(input);
    return inTurn(draft.conversationId, () => store(draft));
  };
}
export type SendMessage = ReturnType<typeof createSendMessage>;
