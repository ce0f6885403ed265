import { patience } from '@kindred/chassis/testing/patience';
import { call } from '@kindred/chassis/testing/service-bed';
import { expect, test } from 'vitest';
import { type Cost, createWatchedDocuments } from './_cost-bed.ts';
import { fillTalk, messageId } from './_talks.ts';
import { createChatBed, twoContacts } from './chat-bed.ts';

const PATIENT = { timeout: 60_000 * patience };

test('no call reads without an index', async () => {
  const { documents, own, scans } = createWatchedDocuments();
  const bed = await createChatBed({ documents });
  const [mira, clara] = await twoContacts(bed);
  await fillTalk(own, [mira, clara], 300, 20);
  const { body: sent } = await bed.send(mira, clara, 'hello', 'key-1');
  await bed.send(mira, clara, 'hello', 'key-1');
  const { body: page } = await bed.read(clara, mira);
  await bed.read(clara, mira, `?before=${page[0]._id}`);
  await bed.contacts(clara);
  await bed.edit(mira, sent._id, { message: 'hello again' });
  await bed.clear(clara, mira.id);
  await bed.clear(mira, mira.id);
  await bed.delete(mira, sent._id);
  await call(bed.chat, { method: 'GET', path: `/messages/file/${sent._id}`, token: mira.token });
  await bed.removed(mira, clara);
  await bed.settle();
  expect(scans).toEqual([]);

  await own.collection('messages').find({ message: 'hello' }, { limit: 1 });
  expect(scans).toHaveLength(1);
});

/** What a page, the page before it and the list of contacts cost in a talk of `count` messages. */
async function costsOf(count: number) {
  const { documents, own, cost } = createWatchedDocuments();
  const bed = await createChatBed({ documents });
  const [mira, clara] = await twoContacts(bed);
  await fillTalk(own, [mira, clara], count, 150);
  await bed.send(mira, clara, 'the newest');
  await bed.settle();
  // What the service does by itself meanwhile, on a busy machine, is not what the call costs.
  const priced = async <T>(work: () => Promise<T>): Promise<[T, Cost]> => {
    const tries: [T, Cost][] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      Object.assign(cost, { calls: 0, documents: 0 });
      tries.push([await work(), { ...cost }]);
    }
    const [least] = tries.toSorted(([, a], [, b]) => a.calls - b.calls);
    if (!least) throw new Error('nothing was tried');
    return least;
  };
  const [newest, page] = await priced(() => bed.read(clara, mira));
  const [, older] = await priced(() => bed.read(clara, mira, `?before=${newest.body[0]._id}`));
  const [contacts, list] = await priced(() => bed.contacts(clara));
  expect(newest.body).toHaveLength(50);
  expect(contacts.body[0].lastMessage.message).toBe('the newest');
  return { page, older, list };
}

test(
  'a page and the list of contacts cost the same after 200 messages and after 10,000',
  PATIENT,
  async () => {
    const few = await costsOf(200);
    expect(await costsOf(10_000)).toEqual(few);
    expect(few.page).toEqual({ calls: 2, documents: 51 });
    expect(few.list.calls).toBeLessThanOrEqual(4);
  },
);

test('the list of contacts asks four times, with one contact and with sixty', PATIENT, async () => {
  const { documents, cost } = createWatchedDocuments();
  const bed = await createChatBed({ documents });
  const me = await bed.member();
  const callsWith = async (): Promise<number> => {
    Object.assign(cost, { calls: 0 });
    const { body } = await bed.contacts(me);
    expect(body.every(({ unreadCount }: { unreadCount: number }) => unreadCount === 1)).toBe(true);
    return cost.calls;
  };
  const meet = async (): Promise<void> => {
    const contact = await bed.member();
    await bed.connected(contact, me);
    await bed.send(contact, me, 'hello');
  };
  await meet();
  expect(await callsWith()).toBe(4);
  for (let met = 1; met < 60; met += 1) await meet();
  expect((await bed.contacts(me)).body).toHaveLength(60);
  expect(await callsWith()).toBe(4);
});

test('those whose requests came to nothing stand in no list; talks and silent contacts do, in order', async () => {
  const { documents, scans } = createWatchedDocuments();
  const bed = await createChatBed({ documents });
  const [me, talked, parted, silent] = [
    await bed.member(),
    await bed.member(),
    await bed.member(),
    await bed.member(),
  ];
  for (const contact of [talked, parted, silent]) await bed.connected(contact, me);
  await bed.send(parted, me, 'before');
  await bed.send(talked, me, 'after');
  await bed.removed(me, parted);
  for (let refused = 0; refused < 5; refused += 1) {
    const stranger = await bed.member();
    await bed.requested(stranger, me);
    await bed.rejected(stranger, me);
  }
  await bed.settle();
  const { body } = await bed.contacts(me);
  expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([talked.id, parted.id, silent.id]);
  expect(scans).toEqual([]);
});

test('a page and the list of contacts read past no message that was deleted', PATIENT, async () => {
  const { documents, own, cost } = createWatchedDocuments();
  const bed = await createChatBed({ documents });
  const [mira, clara] = await twoContacts(bed);
  await fillTalk(own, [mira, clara], 1_000, 0);
  const messages = own.collection('messages');
  for (let place = 101; place <= 1_000; place += 1)
    await messages.updateOne({ _id: messageId(place) }, { $set: { isDeleted: true } });
  Object.assign(cost, { calls: 0, documents: 0 });
  const { body } = await bed.read(clara, mira);
  expect(body.at(-1).message).toBe('number 100');
  expect(cost.documents).toBe(51);
  expect((await bed.read(clara, mira, `?before=${messageId(900)}`)).body.at(-1)._id).toBe(body.at(-1)._id);
  expect(cost.documents).toBeLessThan(110);
});
