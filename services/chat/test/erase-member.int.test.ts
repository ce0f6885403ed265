import { fromBinary } from '@bufbuild/protobuf';
import { draftEvent } from '@kindred/chassis/events/event';
import { events, topics } from '@kindred/proto/catalog';
import { expect, test } from 'vitest';
import type { Message } from '../src/domain/message.ts';
import { aPdf, createFilesBed, sendFile } from './_attachments.ts';
import { textsOf } from './chat-bed.ts';
import { createLiveBed } from './live-bed.ts';

async function aBed() {
  const bed = await createFilesBed();
  const deleted = async (id: string, version: number) => {
    await bed.deliver(draftEvent(events.userDeleted, id, { userId: id, deletedAt: 1n }), id, version);
    for (let turn = 0; turn < 3; turn += 1) await bed.settle();
  };
  const answers = async () =>
    (await bed.published(topics.user))
      .filter(({ headers }) => headers.ce_type === 'user.erased')
      .map(({ value }) => fromBinary(events.userErased.schema, value));
  const everything = async () => {
    const all = await Promise.all(
      ['messages', 'conversations', 'cards', 'uploads', 'erasures'].map((name) =>
        bed.effects.documents.collection(name).find({}, { limit: 500 }),
      ),
    );
    return JSON.stringify(all.flat().map((document) => ({ ...document, outbox: 0, claim: 0 })));
  };
  await bed.profile(bed.mira, 'Canary');
  return { ...bed, deleted, answers, everything };
}

test('what a deleted member wrote becomes empty shells without files, what others wrote stays theirs', async () => {
  const bed = await aBed();
  const { clara, mira } = bed;
  await bed.send(mira, clara, 'canary sang');
  await bed.send(clara, mira, 'I heard it');
  await sendFile(bed, mira, clara, { message: 'a canary', bytes: aPdf('canary') });
  expect([bed.objects.names.size, await bed.everything()]).toEqual([1, expect.stringMatching(/canary/i)]);
  await bed.deleted(mira.id, 9);
  expect(await bed.everything()).not.toMatch(/canary/i);
  expect(bed.objects.names.size).toBe(0);
  expect(textsOf(await bed.read(clara, mira))).toEqual(['I heard it']);
  const [contact] = (await bed.contacts(clara)).body;
  expect(contact).toMatchObject({
    address: { firstname: '', lastname: '' },
    lastMessage: { message: 'I heard it' },
    unreadCount: 0,
    isOnline: false,
    canWrite: false,
  });
  expect((await bed.send(clara, mira, 'Are you there?')).status).toBe(403);
  expect((await bed.send(mira, clara, 'canary sings on')).status).toBe(403);
  expect(await bed.answers()).toMatchObject([{ userId: mira.id, service: 'chat' }]);
});

test('who talks with somebody else goes on talking', async () => {
  const bed = await aBed();
  const third = await bed.member();
  await bed.connected(bed.clara, third);
  await bed.deleted(bed.mira.id, 9);
  expect((await bed.send(bed.clara, third, 'We are still here')).status).toBe(201);
});

test('the same or an older word changes nothing, and neither does a card that arrives late', async () => {
  const bed = await aBed();
  const { clara, mira } = bed;
  await bed.send(mira, clara, 'canary sang');
  await bed.deleted(mira.id, 9);
  const before = await bed.everything();
  await bed.deleted(mira.id, 9);
  await bed.deleted(mira.id, 8);
  await bed.profile(mira, 'Canary', 99);
  expect(await bed.everything()).toBe(before);
  expect(await bed.answers()).toHaveLength(1);
});

test('a message that was under way goes with the second look', async () => {
  const bed = await aBed();
  const { clara, mira } = bed;
  await bed.deleted(mira.id, 9);
  await bed.connected(clara, mira, 50);
  await bed.send(mira, clara, 'a late canary');
  expect(await bed.everything()).toMatch(/canary/);
  bed.move(60_000);
  await bed.chat.flush();
  expect(await bed.everything()).not.toMatch(/canary/);
});

test('more messages than one page go', async () => {
  const bed = await aBed();
  const { clara, mira } = bed;
  for (let n = 0; n < 105; n += 1) await bed.send(mira, clara, `canary ${n}`);
  await bed.deleted(mira.id, 9);
  const messages = bed.effects.documents.collection<Message>('messages');
  expect(await messages.countUpTo({ isDeleted: true, message: '' }, 200)).toBe(105);
});

test('who has the talk open hears of it and sees nobody online any more', async () => {
  const bed = await createLiveBed();
  const [mira, clara] = [await bed.member(), await bed.member()];
  await bed.connected(mira, clara);
  const hers = bed.open({ token: clara.token });
  bed.open({ token: mira.token });
  await hers.hears<string[]>('getOnlineUsers', (online) => online.includes(mira.id));
  const { _id } = (await bed.send(mira, clara, 'canary sang')).body;
  await bed.feed(draftEvent(events.userDeleted, mira.id, { userId: mira.id }), mira.id, 9);
  await hers.hears<{ _id: string }>('messageDeleted', (message) => message._id === _id);
  await hers.hears<string[]>('getOnlineUsers', (online) => !online.includes(mira.id));
  expect(JSON.stringify(hers.of('messageDeleted'))).not.toContain('canary');
});
