import { textAt, valueAt } from '../../calls/value-at.ts';
import { aPicture, type Cast } from './stage.ts';

const offerOf = async (createdBy: string, title: string) => ({
  title,
  description: 'Twelve metres, facing the sea.',
  location: 'Kiel',
  type: 'offer',
  category: 'Painting',
  salary: '1200',
  skillsRequired: 'ladders, lime',
  status: 'open',
  createdBy,
  postImage: await aPicture('#667788'),
});

/** Made, listed, changed, kept as a favourite, applied to, taken back. */
export async function trade({ perform, mira, otto }: Cast): Promise<void> {
  const made = await perform('POST /offers/create', {
    token: otto.token,
    body: await offerOf(otto.userId, 'A wall by the water'),
    until: () => true,
  });
  const id = textAt(made, 'offer', '_id');
  const isListed = (answer: unknown): boolean => valueAt(answer, 'offers', 0, '_id') === id;
  await perform('GET /offers', { query: `?createdBy=${otto.userId}`, until: isListed });
  await perform('PUT /offers/update/{id}', {
    token: otto.token,
    params: { id },
    body: await offerOf(otto.userId, 'A wall by the sea'),
  });
  // Profiles hears of the offer by an event, and marking a favourite again would take it away.
  await perform('POST /users/add-fav-offer/{offerId}', {
    token: mira.token,
    params: { offerId: id },
    body: { userId: mira.userId },
    until: (answer) => valueAt(answer, 'user', 'favOffers', 0, '_id') === id,
  });
  await perform('POST /offers/apply', {
    token: mira.token,
    body: { offerId: id, applicantId: mira.userId },
  });
  await perform('GET /offers/find/{id}', {
    token: otto.token,
    params: { id },
    until: (answer) => valueAt(answer, 'offer', 'applicants', 0, '_id') === mira.userId,
  });
  await perform('DELETE /offers/{id}', { token: otto.token, params: { id } });
}
