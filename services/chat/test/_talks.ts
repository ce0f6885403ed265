import type { Documents } from '@kindred/chassis/ports/documents';
import { pairIdOf } from '@kindred/proto/pair-id';
import type { Message } from '../src/domain/message.ts';
import { messagesSpec } from '../src/store/messages.indexes.ts';
import type { Member } from './chat-bed.ts';

const CHUNK = 500;
/** Of messages nobody sent; below every id a bed makes. */
export const messageId = (place: number): string => place.toString(16).padStart(24, '0');

/** A talk past the use cases: no events. The sender takes turns, the last `unread` are not read yet. */
export async function fillTalk(
  documents: Documents,
  [one, other]: readonly [Pick<Member, 'id'>, Pick<Member, 'id'>],
  count: number,
  unread: number,
  /** Talks in one store begin at different places. */
  firstPlace = 0,
): Promise<void> {
  const messages = documents.collection<Message>(messagesSpec.name);
  const insert = (place: number): Promise<void> => {
    const [sender, receiver] = place % 2 === 0 ? [one, other] : [other, one];
    return messages.insertOne({
      _id: messageId(firstPlace + place),
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
