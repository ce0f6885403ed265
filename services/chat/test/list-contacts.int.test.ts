import { call } from '@kindred/chassis/testing/service-bed';
import { describe, expect, test } from 'vitest';
import { createChatBed, type Member } from './chat-bed.ts';

describe('the list of contacts', () => {
  test('has the latest message first, then the silent ones', async () => {
    const bed = await createChatBed();
    const me = await bed.member();
    const [early, late, silent] = [await bed.member(), await bed.member(), await bed.member()];
    for (const contact of [early, late, silent]) await bed.connected(me, contact);
    await bed.send(late, me, 'first');
    await bed.send(early, me, 'second');
    await bed.send(me, late, 'third');
    await bed.settle();
    const { status, body } = await bed.contacts(me);
    expect(status).toBe(200);
    const seen = body.map((c: { _id: string; lastMessage: { message: string } | null }) => [
      c._id,
      c.lastMessage?.message,
    ]);
    expect(seen).toEqual([
      [late.id, 'third'],
      [early.id, 'second'],
      [silent.id, undefined],
    ]);
  });

  test('counts what is unread per contact, up to one hundred', async () => {
    const bed = await createChatBed();
    const [me, few, many] = [await bed.member(), await bed.member(), await bed.member()];
    await bed.connected(me, few);
    await bed.connected(me, many);
    await Promise.all([1, 2].map((i) => bed.send(few, me, `f${i}`)));
    await Promise.all(Array.from({ length: 103 }, (_, i) => bed.send(many, me, `m${i}`)));
    await bed.send(me, few, 'my own do not count');
    const unread = async (reader: Member) =>
      Object.fromEntries(
        (await bed.contacts(reader)).body.map((c: { _id: string; unreadCount: number }) => [
          c._id,
          c.unreadCount,
        ]),
      );
    expect(await unread(me)).toEqual({ [few.id]: 2, [many.id]: 100 });
    expect(await unread(few)).toEqual({ [me.id]: 1 });
  });

  test('shows the card, or one without names until it has arrived', async () => {
    const bed = await createChatBed();
    const [me, known, unknown] = [await bed.member(), await bed.member(), await bed.member()];
    await bed.connected(me, known);
    await bed.connected(me, unknown);
    await bed.profile(known, 'Mira');
    const { body } = await bed.contacts(me);
    expect(body).toContainEqual({
      _id: known.id,
      id: known.id,
      role: 'artist',
      address: { firstname: 'Mira', lastname: 'Sol' },
      title: '',
      location: '',
      categories: [],
      profileImage: null,
      averageRating: 0,
      ratingCount: 0,
      lastMessage: null,
      unreadCount: 0,
      isOnline: false,
      canWrite: true,
    });
    expect(body).toContainEqual(
      expect.objectContaining({ _id: unknown.id, address: { firstname: '', lastname: '' } }),
    );
  });

  test('keeps former contacts with a history as readable, drops those without', async () => {
    const bed = await createChatBed();
    const [me, talked, silent, asked] = [
      await bed.member(),
      await bed.member(),
      await bed.member(),
      await bed.member(),
    ];
    await bed.connected(me, talked);
    await bed.connected(me, silent);
    await bed.requested(asked, me);
    await bed.send(talked, me, 'bye');
    await bed.removed(me, talked);
    await bed.removed(silent, me);
    const { body } = await bed.contacts(me);
    expect(body.map((c: { _id: string; canWrite: boolean }) => [c._id, c.canWrite])).toEqual([
      [talked.id, false],
    ]);
  });

  test('is there with and without the trailing slash, and for members only', async () => {
    const bed = await createChatBed();
    const { token } = await bed.member();
    for (const path of ['/chats/finduserconnections', '/chats/finduserconnections/']) {
      expect((await call(bed.chat, { method: 'GET', path, token })).status).toBe(200);
      expect((await call(bed.chat, { method: 'GET', path })).body.errors[0].code).toBe('token-missing');
    }
  });
});
