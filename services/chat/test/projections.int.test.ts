import { draftEvent } from '@kindred/chassis/events/event';
import type { DeliveredMessage } from '@kindred/chassis/ports/bus';
import { events, topics } from '@kindred/proto/catalog';
import { pairIdOf } from '@kindred/proto/pair-id';
import { describe, expect, test } from 'vitest';
import type { Conversation } from '../src/domain/conversation.ts';
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

describe('what lists show of a conversation', () => {
  type Told = 'messageSent' | 'messageDeleted';

  /** A bed that forgets what it wrote beside a message, as if it had died, and hears of it by events alone. */
  async function aBed() {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const pairId = pairIdOf(mira.id, clara.id);
    const conversations = bed.effects.documents.collection<Conversation>('conversations');
    const tell = async (event: Told, messageId: string, sequence: number, version = 1) => {
      const of = { messageId, conversationId: pairId, senderId: mira.id, receiverId: clara.id, sequence };
      const told =
        event === 'messageSent'
          ? draftEvent(events.messageSent, pairId, { ...of, sentAt: 0n })
          : draftEvent(events.messageDeleted, pairId, { ...of, deletedAt: 0n });
      await bed.feed(told, messageId, version);
    };
    return {
      ...bed,
      mira,
      clara,
      tell,
      now: () => conversations.findOne({ _id: pairId }),
      shown: async () => {
        const { lastMessageId, lastSequence, unread } = (await conversations.findOne({ _id: pairId })) ?? {};
        return { lastMessageId, lastSequence, unread: unread?.[clara.id] };
      },
      forget: () =>
        conversations.updateOne(
          { _id: pairId },
          {
            $set: { lastSequence: 0, order: '0', [`unread.${clara.id}`]: 0 },
            $unset: { lastMessageId: true },
          },
        ),
    };
  }

  test('follows the newest message, whatever arrives last, and ignores what it knows', async () => {
    const bed = await aBed();
    const [first, second] = [
      (await bed.send(bed.mira, bed.clara, 'one')).body,
      (await bed.send(bed.mira, bed.clara, 'two')).body,
    ];
    await bed.settle();
    await bed.forget();
    await bed.tell('messageSent', second._id, 2, 7);
    const newest = await bed.now();
    expect(await bed.shown()).toEqual({ lastMessageId: second._id, lastSequence: 2, unread: 2 });
    await bed.tell('messageSent', second._id, 2, 7);
    await bed.tell('messageSent', first._id, 1, 8);
    expect(await bed.now()).toEqual(newest);
  });

  test('follows a deletion, also one that is told twice or before what was deleted', async () => {
    const bed = await aBed();
    const [first, second] = [
      (await bed.send(bed.mira, bed.clara, 'one')).body,
      (await bed.send(bed.mira, bed.clara, 'two')).body,
    ];
    await bed.delete(bed.mira, second._id);
    await bed.settle();
    await bed.forget();
    await bed.tell('messageDeleted', second._id, 2, 8);
    const expected = { lastMessageId: first._id, lastSequence: 1, unread: 1 };
    expect(await bed.shown()).toEqual(expected);
    await bed.tell('messageDeleted', second._id, 2, 8);
    await bed.tell('messageSent', second._id, 2, 7);
    expect(await bed.shown()).toEqual(expected);
  });
});

describe('a conversation made of events alone', () => {
  test('is the same whichever of its events comes first', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const { body } = await bed.send(mira, clara, 'hi');
    await bed.delete(mira, body._id);
    const pairId = pairIdOf(mira.id, clara.id);
    const conversations = bed.effects.documents.collection<Conversation>('conversations');
    const rebuiltFrom = async (events: readonly DeliveredMessage[]) => {
      await conversations.deleteOne({ _id: pairId });
      await bed.effects.bus.publish(events);
      await bed.settle();
      const { threadVersion: _, ...conversation } = (await conversations.findOne({ _id: pairId })) ?? {};
      return conversation;
    };
    const steps = await bed.published(topics.connection);
    const messages = await bed.published(topics.message);
    const forwards = await rebuiltFrom([...steps, ...messages]);
    expect(forwards).toMatchObject({ isOpen: true, lastSequence: 0, order: expect.stringMatching(/^0:0/) });
    expect(await rebuiltFrom([...messages, ...steps].toReversed())).toEqual(forwards);
    expect(await rebuiltFrom([...messages, ...steps])).toEqual(forwards);
    expect(await rebuiltFrom(steps.toReversed())).toEqual(await rebuiltFrom(steps));
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
