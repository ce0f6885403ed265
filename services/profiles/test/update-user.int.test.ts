import { expect, test } from 'vitest';
import { createProfilesBed } from './profiles-bed.ts';

test('the owner edits the profile and everybody reads it, once told', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join();
  const body = {
    address: { firstname: 'Mira', lastname: 'Okafor' },
    title: 'Muralist',
    location: 'Köln',
    categories: ['Painting', 'Design'],
    about: '<p>I paint <b>walls</b>.</p><script>alert(1)</script>',
  };
  const { status, body: answer } = await bed.put(`/users/update/${mira.id}`, mira, body);
  const expected = { ...body, about: '<p>I paint walls.</p>' };
  expect(status).toBe(200);
  expect(answer).toMatchObject({ success: true, user: { ...expected, email: `${mira.id}@example.com` } });
  expect((await bed.get(`/users/single-user/${mira.id}`)).body.user).toMatchObject(expected);
  expect(await bed.told('profile', mira.id)).toEqual(['profile.updated', 'profile.updated']);
});

test('sending the same again writes nothing and tells nobody', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join({ firstname: 'Mira', title: 'Muralist' });
  const before = await bed.members.findOne({ _id: mira.id });
  await bed.put(`/users/update/${mira.id}`, mira, { firstname: 'Mira', title: 'Muralist' });
  expect((await bed.members.findOne({ _id: mira.id }))?.version).toBe(before?.version);
});

test('what no card shows is written without an event', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join({ firstname: 'Mira' });
  const told = await bed.told('profile', mira.id);
  await bed.put(`/users/update/${mira.id}`, mira, { about: '<p>Hi</p>', isEmailHidden: true });
  expect((await bed.members.findOne({ _id: mira.id }))?.about).toBe('<p>Hi</p>');
  expect(await bed.told('profile', mira.id)).toEqual(told);
});

test('an empty part of the name keeps the old one; two empty parts are refused in the words of the app', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join({ firstname: 'Mira', lastname: 'Okafor' });
  await bed.put(`/users/update/${mira.id}`, mira, { firstname: '', lastname: 'Stein' });
  const refused = await bed.put(`/users/update/${mira.id}`, mira, { firstname: ' ', lastname: '' });
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'Please provide at least one name to update.',
  ]);
  expect((await bed.get('/users/loggeduser', mira)).body.user.address).toEqual({
    firstname: 'Mira',
    lastname: 'Stein',
  });
});

test('nobody edits the profile of another', async () => {
  const bed = await createProfilesBed();
  const [mira, jo] = [await bed.join({ firstname: 'Mira' }), await bed.join()];
  const before = await bed.members.findOne({ _id: mira.id });
  const answer = await bed.put(`/users/update/${mira.id}`, jo, { firstname: 'Mallory' });
  expect([answer.status, answer.body.errors[0].code]).toEqual([403, 'not-you']);
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(before);
});

test('a member whose profile has not arrived yet cannot edit it', async () => {
  const bed = await createProfilesBed();
  const stranger = await bed.signIn(bed.effects.ids.next());
  expect((await bed.put(`/users/update/${stranger.id}`, stranger, { title: 'x' })).status).toBe(503);
});

test('two edits at once both hold', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join();
  const edits = [{ title: 'Muralist' }, { location: 'Köln' }, { firstname: 'Mira' }, { isEmailHidden: true }];
  await Promise.all(edits.map((body) => bed.put(`/users/update/${mira.id}`, mira, body)));
  expect((await bed.get('/users/loggeduser', mira)).body.user).toMatchObject({
    title: 'Muralist',
    location: 'Köln',
    address: { firstname: 'Mira' },
    isEmailHidden: true,
  });
});

test('a language is added once and then only changes its level', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join();
  await bed.profiles.addLanguage(mira.id, 'Deutsch', 'Fluent');
  await bed.profiles.addLanguage(mira.id, 'deutsch', 'Advanced');
  const { languages } = (await bed.get(`/users/single-user/${mira.id}`)).body.user;
  expect(languages).toEqual([
    { _id: expect.stringMatching(/^[0-9a-f]{24}$/), language: 'Deutsch', level: 'Advanced' },
  ]);
});
