import { draftEvent } from '@kindred/chassis/events/event';
import { events } from '@kindred/proto/catalog';
import { expect, test } from 'vitest';
import { createOffersBed } from './offers-bed.ts';

test('a card is shown on every offer, kept fresh, and an older or a second one changes nothing', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const id = await bed.made(clara);
  const creator = async () => (await bed.get(`/offers/find/${id}`)).body.offer.createdBy;
  await bed.profile(clara.id, { firstname: 'Clara', lastname: 'Stein', profileImage: '/media/x.webp' }, 3);
  expect(await creator()).toMatchObject({
    address: { firstname: 'Clara', lastname: 'Stein' },
    profileImage: '/media/x.webp',
  });
  await bed.profile(clara.id, { firstname: 'Old' }, 2);
  await bed.profile(clara.id, { firstname: 'Twice' }, 3);
  expect(await creator()).toMatchObject({ address: { firstname: 'Clara', lastname: 'Stein' } });
});

test('the offers of a member nobody may see are hidden until they may be seen again', async () => {
  const bed = await createOffersBed();
  const [clara, noor] = [await bed.entrepreneur(), await bed.entrepreneur('Noor')];
  const [hidden, shown] = [await bed.made(clara), await bed.made(noor)];
  const mira = await bed.artist();
  await bed.apply(mira, hidden);
  const list = async () =>
    (await bed.get('/offers?limit=1')).body.offers.map(({ _id }: { _id: string }) => _id);
  await bed.profile(clara.id, { isVisible: false }, 2);
  expect((await bed.get('/offers')).body.offers).toMatchObject([{ _id: shown }]);
  expect((await bed.get(`/offers/find/${hidden}`)).status).toBe(404);
  expect((await bed.get(`/offers?applicantId=${mira.id}`, mira)).body.offers).toEqual([]);
  await bed.profile(noor.id, { isVisible: false }, 2);
  expect(await list()).toEqual([]);
  await bed.profile(clara.id, { isVisible: true }, 3);
  expect(await list()).toEqual([hidden]);
});

test('an applicant nobody may see is left out of the list, not of the count', async () => {
  const bed = await createOffersBed();
  const [clara, mira, joe] = [await bed.entrepreneur(), await bed.artist(), await bed.artist('Joe')];
  const id = await bed.made(clara);
  await bed.apply(mira, id);
  await bed.apply(joe, id);
  await bed.profile(mira.id, { isVisible: false }, 2);
  expect((await bed.get(`/offers/find/${id}`, clara)).body.offer).toMatchObject({
    applicants: [{ _id: joe.id }],
    applicantsCount: 2,
  });
});

test('the count of applicants follows the newest application, duplicates and older ones change nothing', async () => {
  const bed = await createOffersBed();
  const clara = await bed.entrepreneur();
  const id = await bed.made(clara);
  const applied = async (applicantsCount: number) => {
    const applicantId = bed.effects.ids.next();
    const event = draftEvent(events.offerApplied, id, {
      offerId: id,
      createdBy: clara.id,
      applicantId,
      applicantsCount,
    });
    await bed.deliver(event, `${id}:${applicantId}`, 1);
    await bed.settle();
    return (await bed.stored.findOne({ _id: id }))?.applicantsCount;
  };
  expect([await applied(2), await applied(2), await applied(1), await applied(3)]).toEqual([2, 2, 2, 3]);
});
