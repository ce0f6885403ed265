import { anImage } from '@kindred/chassis/testing/images';
import type { Member } from '../src/testing/members.ts';
import { pages, type Tour } from './_tour.ts';

const hubQuestions = [
  '',
  'role=artist',
  'sort=rating&role=entrepreneur',
  'sort=name&letter=B',
  'sort=newest&category=Painting',
  'role=artist&category=Painting&letter=B&sort=name',
  'q=ada',
  'q=ada+ber&sort=name',
  'q=ada+ber&role=artist&category=Painting&letter=A&sort=newest',
  'q=nobody',
];

export async function aForm(name: string, fields: Readonly<Record<string, string>> = {}): Promise<FormData> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(name, new Blob([new Uint8Array(await anImage())], { type: 'image/png' }), 'a.png');
  return form;
}

async function tourEntries({ go }: Tour, { userId, token }: Member): Promise<void> {
  const own = { at: { id: userId }, token };
  await go('PUT /users/update/:id', { ...own, body: { title: 'Muralist', location: 'Berlin' } });
  await go('POST /profile/user/:id/about', { ...own, body: { about: '<p>Walls.</p>' } });
  const spoken = await go('POST /users/add-language/:id', {
    ...own,
    body: { language: 'German', level: 'Fluent' },
  });
  await go('DELETE /users/delete-language/:id', {
    ...own,
    body: { languageId: spoken.user.languages[0]._id },
  });
  const keen = await go('POST /profile/interests/:id', { ...own, body: { interest: 'Chalk' } });
  await go('DELETE /profile/delete-interests/:id', {
    ...own,
    body: { interestId: keen.user.interests[0]._id },
  });
  const calm = await go('POST /profile/personality/:id', { ...own, body: { personality: 'Calm' } });
  await go('DELETE /profile/delete-personality/:id', {
    ...own,
    body: { personalityId: calm.user.personality[0]._id },
  });
}

async function tourPictures({ go }: Tour, { userId, token }: Member): Promise<void> {
  const own = { at: { id: userId }, token };
  const { user } = await go('PUT /users/update-profile-pic/:id', {
    ...own,
    body: await aForm('profileImage'),
  });
  await go('GET /media/profiles/:file', { at: { file: user.profileImage.split('/').at(-1) } });
  // Replaced: what it leaves behind is swept.
  await go('PUT /users/update-profile-pic/:id', { ...own, body: await aForm('profileImage') });
  await go('PUT /users/update-profile-back/:id', { ...own, body: await aForm('profileBackground') });
  const shown = await go('POST /users/upload-port-img/:id', { ...own, body: await aForm('portfolioImage') });
  await go('DELETE /users/delete-port-img/:id', {
    ...own,
    body: { imageId: shown.user.portfolioImages[0]._id },
  });
}

async function tourConnections({ go, goUntil }: Tour, me: Member, other: Member): Promise<void> {
  const ask = (action?: string) =>
    go('POST /users/send-connection-request', {
      token: me.token,
      body: { receiverId: other.userId, ...(action ? { action } : {}) },
    });
  const received = { token: other.token, body: { senderId: me.userId } };
  await ask('send');
  await go('GET /users/loggeduser', { token: other.token });
  await ask('cancel');
  await ask();
  await go('POST /users/reject-connection-request', received);
  await ask('send');
  await go('POST /users/accept-connection-request', received);
  await goUntil('GET /chats/finduserconnections', { token: me.token }, '"canWrite":true');
  await go('POST /users/delete-connection', { token: me.token, body: { connectionId: other.userId } });
  await goUntil('GET /chats/finduserconnections', { token: me.token }, '[]');
}

/** The hub, profiles and their parts, connections. */
export async function tourProfiles(tour: Tour, me: Member, other: Member): Promise<void> {
  await tourEntries(tour, me);
  await tourPictures(tour, me);
  await tourConnections(tour, me, other);
  for (const query of hubQuestions) {
    await pages(tour, 'GET /users/all-the-users', { query });
    await pages(tour, 'GET /users/all-the-users', { query, token: me.token });
  }
  await tour.go('GET /users/single-user/:id', { at: { id: other.userId } });
  await tour.go('GET /users/single-user/:id', { at: { id: other.userId }, token: me.token });
  await tour.go('GET /users/share-card/:id', { at: { id: other.userId } });
  await tour.go('GET /media/share/:file', { at: { file: `${other.userId}.png` } });
  await tour.go('GET /users/sitemap', {});
  await tour.go('GET /users/sitemap/:day', { at: { day: new Date().toISOString().slice(0, 10) } });
  await tour.go('GET /users/loggeduser', { token: me.token });
}
