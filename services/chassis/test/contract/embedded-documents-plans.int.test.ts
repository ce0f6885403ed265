import { expect, onTestFinished, test } from 'vitest';
import { createEmbeddedDocuments } from '../../src/embedded/documents.ts';
import type { CollectionSpec, Filter, Sort, StoredDocument } from '../../src/ports/documents.ts';
import { aDataFolder } from './_data-folder.ts';

interface Member extends StoredDocument {
  members: string[];
  order: string;
  state: string;
  email: string;
  isUnread: boolean;
  claim?: 0 | string;
}

const spec: CollectionSpec = {
  name: 'members',
  indexes: [
    { name: 'email', keys: { email: 1 }, unique: true },
    { name: 'claim', keys: { claim: 1 }, sparse: true },
    { name: 'unread', keys: { state: 1, isUnread: 1, order: -1 } },
    { name: 'by-member', keys: { members: 1, state: 1, order: -1 }, arrayPath: 'members' },
    { name: 'by-order', keys: { members: 1, order: 1, _id: 1 }, arrayPath: 'members' },
  ],
};

async function aStore(count = 0) {
  const folder = aDataFolder();
  const scans: string[] = [];
  const documents = createEmbeddedDocuments({
    path: folder.file('documents.sqlite'),
    onScan: ({ filter, plan }) => scans.push(`${JSON.stringify(filter)}: ${plan.join(', ')}`),
  });
  onTestFinished(async () => {
    await documents.close();
    folder.remove();
  });
  await documents.ensure([spec]);
  const members = documents.collection<Member>('members');
  for (let n = 0; n < count; n += 1)
    await members.insertOne({
      _id: `m${n}`,
      members: ['all', `m${n}`],
      order: `${n}`.padStart(6, '0'),
      state: n % 2 ? 'odd' : 'even',
      email: `${n}@x`,
      isUnread: n % 3 === 0,
      ...(n % 50 === 0 ? { claim: 0 } : {}),
    });
  return { members, scans };
}

const covered: [Filter, Sort | undefined][] = [
  [{ _id: 'm1' }, undefined],
  [{ _id: { $in: ['m1', 'm2', 'm3'] } }, undefined],
  [{ _id: { $gt: 'm1' } }, { _id: 1 }],
  [{ _id: 'm1', isUnread: false, 'outbox.0': { $exists: false } }, undefined],
  [{ email: '5@x' }, undefined],
  [{ claim: 0 }, undefined],
  [{ claim: { $gt: '' } }, undefined],
  [{ state: 'odd', isUnread: true }, { order: -1 }],
  [{ state: 'odd', isUnread: true, order: { $lt: '000150' } }, { order: -1 }],
  [{ state: 'odd', isUnread: { $in: [true, false] } }, undefined],
  [{ $or: [{ email: '5@x' }, { _id: 'm7' }] }, undefined],
  [{ members: 'all', state: 'odd' }, { order: -1 }],
  [{ members: 'all', state: 'odd', order: { $lt: '000100' } }, { order: -1 }],
  [{ members: 'all' }, { order: 1 }],
  [
    { members: 'all', order: { $gt: '000100' } },
    { order: 1, _id: 1 },
  ],
  [
    { members: 'all', order: { $lt: '000100' } },
    { order: -1, _id: -1 },
  ],
  [{ members: { $in: ['m1', 'm2'] } }, undefined],
  [{}, undefined],
  [{}, { email: 1 }],
];

test.each(covered)('%j in order %j is answered from an index', async (filter, sort) => {
  const { members, scans } = await aStore(20);
  await members.find(filter, { sort, limit: 20 });
  await members.countUpTo(filter, 20);
  await members.updateOne(filter, { $set: { seen: true } });
  expect(scans).toEqual([]);
});

test.each<[Filter, Sort | undefined]>([
  [{ seen: true }, undefined],
  [{ order: '000001' }, undefined],
  [{ state: { $ne: 'odd' }, seen: true }, undefined],
  [{ state: 'odd' }, { order: -1 }],
  [{ members: 'all' }, { email: 1 }],
])('%j in order %j is reported as a scan', async (filter, sort) => {
  const { members, scans } = await aStore(20);
  await members.find(filter, { sort, limit: 20 });
  expect(scans.length).toBe(1);
});

test('an index over scalars refuses a list or an object, and says which path', async () => {
  const { members } = await aStore();
  const good: Member = { _id: 'a', members: [], order: '1', state: 's', email: 'a@x', isUnread: true };
  await expect(members.insertOne({ ...good, email: ['a@x'] } as never)).rejects.toThrow(/email.*arrayPath/);
  await expect(members.insertOne({ ...good, state: {} } as never)).rejects.toThrow(/state.*object/);
  await expect(members.insertOne({ ...good, members: [{}] } as never)).rejects.toThrow(/members/);
  await members.insertOne(good);
  await expect(members.updateOne({ _id: 'a' }, { $set: { order: [] } })).rejects.toThrow(/order/);
  expect(await members.findOne({ _id: 'a' })).toEqual(good);
});

test('a page by list element, order and cursor reads a page, not the collection', async () => {
  const { members, scans } = await aStore(2_000);
  const page = await members.find(
    { members: 'all', order: { $gt: '001000' } },
    { sort: { order: 1 }, limit: 20 },
  );
  expect(page.map(({ _id }) => _id)).toEqual(Array.from({ length: 20 }, (_, at) => `m${1001 + at}`));
  expect(scans).toEqual([]);
});
