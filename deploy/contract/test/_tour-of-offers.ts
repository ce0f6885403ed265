import type { Member } from '../src/testing/members.ts';
import { pages, type Tour } from './_tour.ts';
import { aForm } from './_tour-of-profiles.ts';

const offer = {
  title: 'Paint a boat',
  description: 'Large, and blue.',
  location: 'Berlin',
  type: 'offer',
  category: 'Painting',
  status: 'open',
  salary: '100',
  skillsRequired: 'patience, paint',
};

async function tourLists(tour: Tour, artist: Member, creator: Member): Promise<void> {
  const questions = [
    '',
    'type=offer',
    'status=open',
    'category=Painting',
    'category=Painting&type=offer&status=open',
    `createdBy=${creator.userId}`,
    `createdBy=${creator.userId}&category=Painting&type=offer&status=open`,
    'q=boat',
    'q=pai+boa',
    `q=pai+boa&category=Painting&type=offer&status=open&createdBy=${creator.userId}`,
    'q=nobody',
  ];
  for (const query of questions) {
    await pages(tour, 'GET /offers', { query });
    await pages(tour, 'GET /offers', { query, token: creator.token });
    await pages(tour, 'GET /offers', {
      query: [query, `applicantId=${artist.userId}`].filter(Boolean).join('&'),
      token: artist.token,
    });
  }
}

/** Offers, applications and favourites. */
export async function tourOffers(tour: Tour, artist: Member, creator: Member): Promise<void> {
  const { go, goUntil } = tour;
  const create = async (change = {}, headers = {}) =>
    go('POST /offers/create', {
      token: creator.token,
      body: await aForm('postImage', { ...offer, ...change }),
      headers,
    });
  const { offer: first } = await create({}, { 'idempotency-key': 'offer-1' });
  const { offer: second } = await create({ title: 'Paint another boat' });
  await create({ title: 'Paint a third boat' });
  const [at, other] = [{ id: first._id }, { id: second._id }];
  await go('GET /media/offers/:file', { at: { file: first.postImage.split('/').at(-1) } });
  const mark = (favourite?: boolean) =>
    go('POST /users/add-fav-offer/:offerId', {
      at: { offerId: first._id },
      token: artist.token,
      body: favourite === undefined ? {} : { favourite },
    });
  await goUntil(
    'POST /users/add-fav-offer/:offerId',
    {
      at: { offerId: first._id },
      token: artist.token,
      body: { favourite: true },
    },
    first._id,
  );
  await mark(false);
  await mark();
  const changed = { title: 'Paint a ship' };
  await go('PUT /offers/update/:id', { at, token: creator.token, body: await aForm('postImage', changed) });
  await goUntil('GET /users/loggeduser', { token: artist.token }, 'Paint a ship');
  for (const offerId of [first._id, second._id])
    await go('POST /offers/apply', { token: artist.token, body: { offerId } });
  await goUntil('GET /offers/find/:id', { at }, '"applicantsCount":1');
  await tourLists(tour, artist, creator);
  for (const token of [undefined, artist.token, creator.token])
    await go('GET /offers/find/:id', { at: other, ...(token ? { token } : {}) });
  await go('DELETE /offers/:id', { at, token: creator.token });
  await goUntil('GET /users/loggeduser', { token: artist.token }, '"favOffers":[]');
  // The name on the card follows by an event.
  await go('PUT /users/update/:id', {
    at: { id: creator.userId },
    token: creator.token,
    body: { firstname: 'Renamed' },
  });
  await goUntil('GET /offers/find/:id', { at: other }, 'Renamed');
}
