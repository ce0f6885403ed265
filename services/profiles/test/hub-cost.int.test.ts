import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedDocuments } from '@kindred/chassis/embedded/documents';
import { expect, onTestFinished, test } from 'vitest';
import { favouritesOn } from './_favourites.ts';
import { fillMembers, syntheticId } from './_members.ts';
import { createProfilesBed, type Member } from './profiles-bed.ts';

/** A store that reports every read no index covers. */
function createWatchedDocuments() {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-scan-'));
  const scans: string[] = [];
  const documents = createEmbeddedDocuments({
    path: join(folder, 'documents.sqlite'),
    onScan: ({ collection, filter, plan }) =>
      scans.push(`${collection} ${JSON.stringify(filter)}: ${plan.join(', ')}`),
  });
  onTestFinished(async () => {
    await documents.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { documents, scans };
}

const hubQueries = [
  '',
  'sort=rating&limit=5&role=artist',
  'sort=name&letter=M',
  'sort=newest&category=Dance',
  'role=artist&category=Music&letter=S&sort=name',
  'q=mir',
  'q=mir+ber&sort=name',
  'q=mural+ok&role=artist&category=Painting&sort=newest',
  'q=nobody',
];

test('no request reads members or connections without an index', async () => {
  const { documents, scans } = createWatchedDocuments();
  const bed = await createProfilesBed({ documents, fill: (store) => fillMembers(store, 300) });
  const [me, other]: [Member, Member] = [await bed.signIn(syntheticId(0)), await bed.signIn(syntheticId(1))];
  for (const query of hubQueries) {
    const { body } = await bed.get(`/users/all-the-users?${query}`);
    if (body.nextCursor) await bed.get(`/users/all-the-users?${query}&cursor=${body.nextCursor}`);
  }
  await bed.get('/users/loggeduser', me);
  await bed.get(`/users/single-user/${other.id}`, me);
  await bed.put(`/users/update/${me.id}`, me, { title: 'Muralist again' });
  await bed.post('/users/send-connection-request', me, { receiverId: other.id });
  await bed.post('/users/accept-connection-request', other, { senderId: me.id });
  await bed.post('/users/delete-connection', me, { connectionId: other.id });
  await bed.post('/users/send-connection-request', me, { receiverId: other.id });
  await bed.post('/users/reject-connection-request', other, { senderId: me.id });
  const favourites = favouritesOn(bed);
  await favourites.mark(me, await favourites.offered(other));
  await bed.get('/users/loggeduser', me);
  await bed.settle();
  expect(scans).toEqual([]);

  await bed.members.find({ title: 'Cellist' }, { limit: 1 });
  expect(scans).toHaveLength(1);
});

test('a page of the hub reads the same number of documents among 200 members and among 2,000', async () => {
  const reads = async (count: number) => {
    const { documents } = createWatchedDocuments();
    let read = 0;
    const counted = {
      ...documents,
      collection: (name: string) => {
        const collection = documents.collection<never>(name);
        return {
          ...collection,
          find: async (...args: Parameters<typeof collection.find>) => {
            const found = await collection.find(...args);
            read += found.length;
            return found;
          },
        };
      },
    };
    // The wrapper answers what the store answers: only the generic of `collection` is lost on the way.
    const bed = await createProfilesBed({
      documents: counted as typeof documents,
      fill: (store) => fillMembers(store, count),
    });
    read = 0;
    for (const query of ['limit=20', 'limit=5&role=artist', 'limit=5&q=n', 'limit=5&letter=M&sort=name'])
      expect((await bed.get(`/users/all-the-users?${query}`)).body.users.length).toBeGreaterThanOrEqual(5);
    return read;
  };
  expect(await reads(2_000)).toBe(await reads(200));
});
