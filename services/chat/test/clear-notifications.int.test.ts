import { patience } from '@kindred/chassis/testing/patience';
import { describe, expect, test } from 'vitest';
import { type ChatBed, createChatBed, type Member, twoContacts } from './chat-bed.ts';

const unreadTotal = async (bed: ChatBed, reader: Member): Promise<number> =>
  (await bed.contacts(reader)).body.reduce(
    (sum: number, c: { unreadCount: number }) => sum + c.unreadCount,
    0,
  );

describe('clearing notifications', () => {
  test('with a contact’s id clears that thread only', async () => {
    const bed = await createChatBed();
    const [me, mira] = await twoContacts(bed);
    const clara = await bed.member();
    await bed.connected(me, clara);
    await bed.send(mira, me, 'one');
    await bed.send(mira, me, 'two');
    await bed.send(clara, me, 'three');
    expect((await bed.clear(me, mira.id)).body).toEqual({ success: true, cleared: 2 });
    expect(await unreadTotal(bed, me)).toBe(1);
    const [message] = (await bed.read(me, mira)).body;
    expect([message.notifications, message.version]).toEqual([[], 2]);
  });

  test('with the own id clears every thread, however long', { timeout: 20_000 * patience }, async () => {
    const bed = await createChatBed();
    const [me, mira] = await twoContacts(bed);
    const clara = await bed.member();
    await bed.connected(me, clara);
    await Promise.all(Array.from({ length: 205 }, (_, i) => bed.send(mira, me, `m${i}`)));
    await bed.send(clara, me, 'one more');
    expect((await bed.clear(me, me.id)).body).toEqual({ success: true, cleared: 206 });
    expect(await unreadTotal(bed, me)).toBe(0);
    expect((await bed.clear(me, me.id)).body).toEqual({ success: true, cleared: 0 });
  });

  test('with the id of somebody one never met makes nothing', async () => {
    const bed = await createChatBed();
    const [me, stranger] = [await bed.member(), await bed.member()];
    const conversations = bed.effects.documents.collection('conversations');
    const before = await conversations.find({}, { limit: 10 });
    for (const id of [stranger.id, bed.effects.ids.next()])
      expect((await bed.clear(me, id)).body).toEqual({ success: true, cleared: 0 });
    expect(await conversations.find({}, { limit: 10 })).toEqual(before);
  });

  test('never touches what is addressed to somebody else', async () => {
    const bed = await createChatBed();
    const [me, mira] = await twoContacts(bed);
    const stranger = await bed.member();
    await bed.send(mira, me, 'for me');
    expect((await bed.clear(stranger, me.id)).body.cleared).toBe(0);
    expect((await bed.clear(stranger, mira.id)).body.cleared).toBe(0);
    expect((await bed.clear(mira, me.id)).body.cleared).toBe(0);
    expect((await bed.clear(mira, mira.id)).body.cleared).toBe(0);
    expect(await unreadTotal(bed, me)).toBe(1);
  });

  test('counts each message once when two pages clear at the same time', async () => {
    const bed = await createChatBed();
    const [me, mira] = await twoContacts(bed);
    await Promise.all(Array.from({ length: 20 }, (_, i) => bed.send(mira, me, `m${i}`)));
    const answers = await Promise.all([bed.clear(me, me.id), bed.clear(me, mira.id)]);
    expect(answers.reduce((sum, { body }) => sum + body.cleared, 0)).toBe(20);
  });
});
