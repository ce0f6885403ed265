import { until } from '@kindred/chassis/testing/until';
import { describe, expect, test } from 'vitest';
import { twoContacts } from './chat-bed.ts';
import { createLiveBed, type LiveClient } from './live-bed.ts';

const onlineOf = (client: LiveClient) => client.of('getOnlineUsers').at(-1) as string[] | undefined;

const sees = (client: LiveClient, ids: string[]) =>
  until(() => JSON.stringify(onlineOf(client)) === JSON.stringify(ids), 5_000, `online: ${ids}`);

describe('presence', () => {
  test('contacts see each other come and go, strangers do not', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = await twoContacts(bed);
    const stranger = await bed.member();
    await bed.requested(stranger, mira);
    const a = await bed.join(mira);
    await sees(a, []);
    const friend = await bed.member();
    await bed.connected(stranger, friend);
    await sees(await bed.join(friend), []);
    const c = await bed.join(stranger);
    await sees(c, [friend.id]);
    const b = await bed.join(clara);
    await sees(b, [mira.id]);
    await sees(a, [clara.id]);
    expect((await bed.contacts(mira)).body[0].isOnline).toBe(true);

    b.socket.disconnect();
    await sees(a, []);
    expect((await bed.contacts(mira)).body[0].isOnline).toBe(false);
    expect(c.of('getOnlineUsers')).toEqual([[friend.id]]);
    expect(a.of('getOnlineUsers')).toEqual([[], [clara.id], []]);
  });

  test('nobody reads whether a former contact is online', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = await twoContacts(bed);
    await bed.send(clara, mira, 'what stays when they part');
    const b = await bed.join(clara);
    await until(async () => (await bed.contacts(mira)).body[0].isOnline === true);
    await bed.removed(mira, clara);
    const [former] = (await bed.contacts(mira)).body;
    expect([former.canWrite, former.isOnline, b.socket.connected]).toEqual([false, false, true]);
  });

  test('a reload does not look like leaving', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = await twoContacts(bed);
    const a = await bed.join(mira);
    await sees(a, []);
    const first = await bed.join(clara);
    await sees(a, [clara.id]);
    first.socket.disconnect();
    const second = await bed.join(clara);
    await sees(second, [mira.id]);
    second.socket.disconnect();
    await sees(a, []);
    expect(a.of('getOnlineUsers')).toEqual([[], [clara.id], []]);
  });

  test('a second page keeps a member online when the first is closed', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = await twoContacts(bed);
    const a = await bed.join(mira);
    const pages = [await bed.join(clara), await bed.join(clara)] as const;
    await sees(a, [clara.id]);
    pages[0].socket.disconnect();
    const third = await bed.member();
    await bed.connected(mira, third);
    const c = await bed.join(third);
    await until(() => onlineOf(a)?.length === 2);
    c.socket.disconnect();
    await sees(a, [clara.id]);
    expect(pages[1].socket.connected).toBe(true);
  });

  test('starts with the connection and stops with it, both ways', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = [await bed.member(), await bed.member()];
    const [a, b] = [await bed.join(mira), await bed.join(clara)];
    await bed.connected(mira, clara, 2);
    await sees(a, [clara.id]);
    await sees(b, [mira.id]);
    await bed.removed(clara, mira, 3);
    await sees(a, []);
    await sees(b, []);
  });

  test('reaches members who are connected to another process by the shared state', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = await twoContacts(bed);
    const a = await bed.join(mira);
    await bed.effects.shared.addMember(`presence:${clara.id}`, 'another-process', 60_000);
    expect((await bed.contacts(mira)).body[0].isOnline).toBe(true);
    const again = await bed.join(mira);
    await sees(again, [clara.id]);
    await sees(a, [clara.id]);
  });
});
