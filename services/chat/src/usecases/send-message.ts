import { AppError } from '@kindred/chassis/errors/app-error';
import type { Ids } from '@kindred/chassis/ports/effects';
import { pairIdOf } from '@kindred/proto/pair-id';
import type { AttachmentType } from '../domain/attachment.ts';
import type { LiveAnnouncer } from '../domain/live-announcer.ts';
import type { MessageView, ViewMessage } from '../domain/message.ts';
import { bodyHashOf, readMessageText } from '../domain/message-text.ts';
import type { AppendMessage, Draft } from './append-message.ts';
import type { RefreshThread } from './refresh-thread.ts';
import { requireAttachmentType } from './require-attachment-type.ts';
import type { StoreAttachment } from './store-attachment.ts';

export interface SendMessageInput {
  senderId: string;
  receiverId: string;
  text: string | undefined;
  file: Uint8Array | undefined;
  idempotencyKey: string | undefined;
}

export interface Attaching {
  store: StoreAttachment;
  /** @throws AppError too-many */
  countUpload(userId: string): Promise<unknown>;
  ids: Ids;
}

function draftOf(input: SendMessageInput): Draft {
  const { senderId, receiverId, file, idempotencyKey } = input;
  if (receiverId === senderId)
    throw new AppError('invalid', { code: 'message-to-self', field: 'receiverId' });
  const message = readMessageText(input.text, file !== undefined);
  return {
    conversationId: pairIdOf(senderId, receiverId),
    senderId,
    receiverId,
    message,
    file: null,
    bodyHash: bodyHashOf(receiverId, message, file),
    ...(idempotencyKey === undefined ? {} : { clientKey: `${senderId}:${idempotencyKey}` }),
  };
}

export function createSendMessage(
  { admit, append }: AppendMessage,
  { store, countUpload, ids }: Attaching,
  refreshAtOnce: RefreshThread,
  live: LiveAnnouncer,
  view: ViewMessage,
) {
  /** The file is stored first: without it there is no message. Who may not write stores nothing. */
  const attach = async (draft: Draft, type: AttachmentType, bytes: Uint8Array): Promise<Draft> => {
    await countUpload(draft.senderId);
    if (await admit(draft)) return draft;
    const messageId = ids.next();
    return { ...draft, _id: messageId, file: await store({ messageId, type, bytes }) };
  };

  /** @throws AppError invalid, forbidden `not-connected`, unprocessable `idempotency-key-reused`; of files besides
   * too-large, too-many, unsupported-media, unprocessable, unavailable */
  return async (input: SendMessageInput): Promise<MessageView> => {
    const draft = draftOf(input);
    const { file } = input;
    const ready = file ? await attach(draft, requireAttachmentType(file), file) : draft;
    const { message, isNew } = await append(ready, (sent) => live.messageSent(view(sent)));
    const answer = view(message);
    if (isNew) {
      await refreshAtOnce(message.conversationId);
      live.lastMessageChanged(answer);
      live.messageUnread(answer);
    }
    return answer;
  };
}
export type SendMessage = ReturnType<typeof createSendMessage>;
