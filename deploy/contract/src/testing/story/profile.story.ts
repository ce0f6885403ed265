import { textAt, valueAt } from '../../calls/value-at.ts';
import { type Actor, aPicture, type Stage } from './stage.ts';

/** Fills a profile: words, pictures, entries; each kind is added, and one of each is taken away again. */
export async function fillsProfile({ perform }: Stage, { userId: id, token }: Actor): Promise<void> {
  const own = { token, params: { id } };
  await perform('PUT /users/update/{id}', {
    ...own,
    body: {
      firstname: 'Mira',
      lastname: 'Sol',
      title: 'Paints walls',
      location: 'Kiel',
      categories: ['Music'],
    },
  });
  await perform('PUT /users/update-profile-pic/{id}', {
    ...own,
    body: { profileImage: await aPicture('#112233') },
  });
  await perform('PUT /users/update-profile-back/{id}', {
    ...own,
    body: { profileBackground: await aPicture('#223344') },
  });
  await perform('POST /profile/user/{id}/about', { ...own, body: { about: '<p>Walls, mostly.</p>' } });
  await entersAndDeletes({ ...own }, perform);
}

async function entersAndDeletes(
  own: { token: string; params: { id: string } },
  perform: Stage['perform'],
): Promise<void> {
  const colours = ['#334455', '#445566'];
  const uploads: unknown[] = [];
  for (const colour of colours) {
    const body = { portfolioImage: await aPicture(colour) };
    uploads.push(await perform('POST /users/upload-port-img/{id}', { ...own, body }));
  }
  await perform('DELETE /users/delete-port-img/{id}', {
    ...own,
    body: { imageId: textAt(uploads[0], 'user', 'portfolioImages', 0, '_id') },
  });
  const spoken = await perform('POST /users/add-language/{id}', {
    ...own,
    body: { language: 'Danish', level: 'Fluent' },
  });
  const languageId = textAt(spoken, 'user', 'languages', 0, '_id');
  await perform('DELETE /users/delete-language/{id}', { ...own, body: { languageId } });
  await perform('POST /users/add-language/{id}', { ...own, body: { language: 'Greek', level: 'Beginner' } });
  const liked = await perform('POST /profile/interests/{id}', { ...own, body: { interest: 'Tides' } });
  const interestId = textAt(liked, 'user', 'interests', 0, '_id');
  await perform('DELETE /profile/delete-interests/{id}', { ...own, body: { interestId } });
  await perform('POST /profile/interests/{id}', { ...own, body: { interest: 'Salt' } });
  const known = await perform('POST /profile/personality/{id}', { ...own, body: { personality: 'Patient' } });
  const personalityId = textAt(known, 'user', 'personality', 0, '_id');
  await perform('DELETE /profile/delete-personality/{id}', { ...own, body: { personalityId } });
  await perform('POST /profile/personality/{id}', { ...own, body: { personality: 'Stubborn' } });
}

/** Everybody finds the profile, with all it holds. */
export async function isFound({ perform }: Stage, { userId }: Actor): Promise<void> {
  const hasMember = (answer: unknown): boolean => JSON.stringify(answer).includes(userId);
  await perform('GET /users/all-the-users', { query: '?q=Mira&limit=200', until: hasMember });
  await perform('GET /users/single-user/{id}', {
    params: { id: userId },
    until: (answer) => valueAt(answer, 'user', 'interests', 0, 'interest') === 'Salt',
  });
}
