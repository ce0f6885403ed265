import { pairIdOf } from '@kindred/proto/pair-id';
import { expect, test } from 'vitest';
import { fillMembers, syntheticId } from './_members.ts';
import { createProfilesBed, type Member, type ProfilesBed } from './profiles-bed.ts';

const send = (bed: ProfilesBed, from: Member, to: Member, action = 'send') =>
  bed.post('/users/send-connection-request', from, { receiverId: to.id, action });

/** On the hub's card of the other and on their profile. */
async function seen(bed: ProfilesBed, viewer: Member | undefined, other: Member): Promise<unknown[]> {
  const { users } = (await bed.get('/users/all-the-users?limit=200', viewer)).body;
  const card = users.find(({ _id }: { _id: string }) => _id === other.id);
  const { user } = (await bed.get(`/users/single-user/${other.id}`, viewer)).body;
  return [card.relation, user.relation];
}

test('cards and profiles tell members how they stand to each other, and nobody else', async () => {
  const bed = await createProfilesBed();
  const [mira, jo, ada] = [await bed.join(), await bed.join(), await bed.join()];
  expect(await seen(bed, mira, jo)).toEqual(['none', 'none']);
  await send(bed, mira, jo);
  expect(await seen(bed, mira, jo)).toEqual(['sent', 'sent']);
  expect(await seen(bed, jo, mira)).toEqual(['pending', 'pending']);
  await send(bed, jo, mira);
  expect(await seen(bed, mira, jo)).toEqual(['connected', 'connected']);
  expect(await seen(bed, ada, jo)).toEqual(['none', 'none']);
  expect(await seen(bed, mira, mira)).toEqual(['own', 'own']);
  expect(await seen(bed, undefined, jo)).toEqual([undefined, undefined]);
});

test('a member with more connections than the own lists hold sees every one of them as connected', async () => {
  const known = 230;
  const bed = await createProfilesBed({ fill: (documents) => fillMembers(documents, known + 1) });
  const mira = await bed.signIn(syntheticId(known));
  for (let n = 0; n < known; n += 1) {
    const members = [syntheticId(n), mira.id];
    const [requesterId = '', receiverId = ''] = members;
    await bed.connections.insertOne({
      _id: pairIdOf(requesterId, receiverId),
      version: 1,
      members: members.sort(),
      state: 'connected',
      requesterId,
      receiverId,
      changedAt: n,
      order: String(n).padStart(13, '0'),
    });
  }
  expect((await bed.get('/users/loggeduser', mira)).body.user.connections).toHaveLength(200);
  const relations: string[] = [];
  let path = '/users/all-the-users?limit=200';
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { users, nextCursor } = (await bed.get(path, mira)).body;
    relations.push(...users.map(({ relation }: { relation: string }) => relation));
    cursor = nextCursor;
    path = `/users/all-the-users?limit=200&cursor=${nextCursor}`;
  }
  expect(relations.sort()).toEqual([...Array(known).fill('connected'), 'own']);
});
