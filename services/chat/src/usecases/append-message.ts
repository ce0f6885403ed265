import { AppError } from '@kindred/chassis/errors/app-error';
import { createInTurn } from '@kindred/chassis/lifecycle/in-turn';
import { DuplicateKeyError } from '@kindred/chassis/ports/documents';
import type { Clock, Ids } from '@kindred/chassis/ports/effects';
import type { Message } from '../domain/message.ts';
import { messageSentEvent } from '../events/message-sent.event.ts';
import type { ConversationsStore } from '../store/conversations.store.ts';
import { CLIENT_KEY_INDEX } from '../store/messages.indexes.ts';
import type { MessagesStore } from '../store/messages.store.ts';

export type Draft = Pick<
  Message,
  'conversationId' | 'senderId' | 'receiverId' | 'message' | 'file' | 'bodyHash' | 'clientKey'
> & {
  /** Known before the message is stored where a file waits for it. */
  _id?: string;
};

export interface Appended {
  message: Message;
  /** False for one that was sent before under the same key. */
  isNew: boolean;
}

/** Other processes may take a place first; each try is a new place. */
const MAX_TRIES = 20;

export function createAppendMessage(
  messages: MessagesStore,
  conversations: Pick<ConversationsStore, 'get'>,
  clock: Clock,
  ids: Ids,
) {
  // Places are taken by read and insert; in turn, so that one process never competes with itself.
  const inTurn = createInTurn(clock);

  const insertNext = async (draft: Draft): Promise<Message> => {
    const last = await messages.last(draft.conversationId);
    const state = {
      ...draft,
      _id: draft._id ?? ids.next(),
      sequence: (last?.sequence ?? 0) + 1,
      createdAt: Math.max(clock.now(), last?.createdAt ?? 0),
      editedAt: null,
      isDeleted: false,
      isUnread: true,
    };
    return messages.insert(state, [messageSentEvent(state)]);
  };

  const sentBefore = async (draft: Draft): Promise<Message | undefined> => {
    const earlier = draft.clientKey === undefined ? undefined : await messages.byClientKey(draft.clientKey);
    // Of a deleted message nothing is left to compare with.
    if (earlier && !earlier.isDeleted && earlier.bodyHash !== draft.bodyHash)
      throw new AppError('unprocessable', 'idempotency-key-reused');
    return earlier;
  };

  /**
   * A message sent before under the same key stands in its own way: the unique index finds it, no read does.
   * Who lost a place only looks for the next one, which is quicker than a new message: nobody starves.
   */
  const takePlace = async (draft: Draft): Promise<Appended> => {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      try {
        return { message: await insertNext(draft), isNew: true };
      } catch (error) {
        if (!(error instanceof DuplicateKeyError)) throw error;
        const sameKey = error.index === CLIENT_KEY_INDEX ? await sentBefore(draft) : undefined;
        if (sameKey) return { message: sameKey, isNew: false };
      }
    }
    throw new AppError('unavailable', 'too-busy', 1);
  };

  const isOpen = async (draft: Draft): Promise<boolean> =>
    (await conversations.get(draft.conversationId))?.isOpen ?? false;

  /** What was sent before under the same key, also where nothing can be sent any more. */
  const sentBeforeClosing = async (draft: Draft): Promise<Appended> => {
    const earlier = await sentBefore(draft);
    if (!earlier) throw new AppError('forbidden', 'not-connected');
    return { message: earlier, isNew: false };
  };

  /** Answers what was sent before under the same key. @throws AppError forbidden `not-connected`, conflict */
  const admit = async (draft: Draft): Promise<Message | undefined> => {
    const earlier = await sentBefore(draft);
    if (!earlier && !(await isOpen(draft))) throw new AppError('forbidden', 'not-connected');
    return earlier;
  };

  return {
    admit,
    /** At the end of the talk; `told` hears of a new message before the next one is stored. @throws as `admit` */
    append: (draft: Draft, told: (message: Message) => void): Promise<Appended> =>
      inTurn(draft.conversationId, async () => {
        if (!(await isOpen(draft))) return sentBeforeClosing(draft);
        const appended = await takePlace(draft);
        if (appended.isNew) told(appended.message);
        return appended;
      }),
  };
}
export type AppendMessage = ReturnType<typeof createAppendMessage>;
