import { draftEvent } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import { pairIdOf } from '@kindred/proto/pair-id';
import { describe, expect, test } from 'vitest';
import { createChatBed, twoContacts } from './chat-bed.ts';

describe('the copy of a member’s card', () => {
  test('follows the newest profile and ignores the same and older ones', async () => {
    const bed = await createChatBed();
    const [me, mira] = await twoContacts(bed);
    const nameNow = async () => (await bed.contacts(me)).body[0].address.firstname;
    await bed.profile(mira, 'Mira', 2);
    expect(await nameNow()).toBe('Mira');
    await bed.profile(mira, 'Repeated', 2);
    await bed.profile(mira, 'Older', 1);
    expect(await nameNow()).toBe('Mira');
    await bed.profile(mira, 'Mirabel', 3);
    expect(await nameNow()).toBe('Mirabel');
  });
});

describe('the place of a conversation in the list', () => {
  test('follows the message with the highest number, whatever arrives last', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const pairId = pairIdOf(mira.id, clara.id);
    const sent = (sequence: number, sentAt: number) =>
      bed.feed(
        draftEvent(events.messageSent, pairId, {
          messageId: `${sequence}`.padStart(24, '0'),
          conversationId: pairId,
          senderId: mira.id,
          receiverId: clara.id,
          sequence,
          sentAt: BigInt(sentAt),
        }),
        `message-${sequence}`,
        1,
      );
    const conversations = bed.effects.documents.collection<{
      _id: string;
      lastSequence: number;
      lastMessageAt: number;
      order: string;
    }>('conversations');
    await sent(2, 2_000);
    const newest = await conversations.findOne({ _id: pairId });
    expect(newest).toMatchObject({
      lastSequence: 2,
      lastMessageAt: 2_000,
      lastMessageId: '2'.padStart(24, '0'),
    });
    await sent(2, 9_000);
    await sent(1, 9_000);
    expect(await conversations.findOne({ _id: pairId })).toEqual(newest);
  });
});

describe('the right to write', () => {
  test('follows the newest step of the connection and ignores repeated and older ones', async () => {
    const bed = await createChatBed();
    const [mira, clara] = [await bed.member(), await bed.member()];
    const mayWrite = async () => (await bed.send(mira, clara, 'hi')).status === 201;
    await bed.removed(mira, clara, 3);
    await bed.connected(mira, clara, 2);
    expect(await mayWrite()).toBe(false);
    await bed.connected(clara, mira, 5);
    expect(await mayWrite()).toBe(true);
    await bed.removed(mira, clara, 5);
    await bed.removed(mira, clara, 4);
    await bed.rejected(mira, clara, 1);
    expect(await mayWrite()).toBe(true);
    await bed.removed(mira, clara, 6);
    expect(await mayWrite()).toBe(false);
  });
});
