import { fromBinary } from '@bufbuild/protobuf';
import { anImage, lookAt } from '@kindred/chassis/testing/images';
import { events } from '@kindred/proto/catalog';
import { ProfileUpdatedSchema } from '@kindred/proto/profiles/v1';
import { expect, test } from 'vitest';
import {
  createPicturesBed,
  formOf,
  getFile,
  putPicture,
  uploadBackground,
  uploadImage,
} from './_pictures.ts';

test('the owner uploads a picture: every view shows it, every size is there, others are told', async () => {
  const bed = await createPicturesBed();
  const mira = await bed.join({ firstname: 'Mira' });
  const { status, body } = await uploadImage(bed, mira, await anImage({ width: 900, height: 450 }));
  expect([status, body.success, body.user._id]).toEqual([200, true, mira.id]);
  const path: string = body.user.profileImage;
  expect(path).toMatch(/^\/media\/profiles\/[0-9a-f]{32}-640\.webp$/);
  const single = await bed.get(`/users/single-user/${mira.id}`);
  const [card] = (await bed.get('/users/all-the-users')).body.users;
  expect([single.body.user.profileImage, card.profileImage]).toEqual([path, path]);
  for (const [size, width] of [
    [160, 160],
    [640, 640],
    [1600, 900],
  ]) {
    const file = await getFile(bed, path.replace('640', String(size)));
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await lookAt(file.bytes)).width).toBe(width);
  }
  const last = (await bed.published(events.profileUpdated.topic)).at(-1);
  expect(fromBinary(ProfileUpdatedSchema, last?.value ?? new Uint8Array()).profileImage).toBe(path);
});

test('the background is a picture of its own, and no card shows it', async () => {
  const bed = await createPicturesBed();
  const mira = await bed.join();
  const told = await bed.told('profile', mira.id);
  const { status, body } = await uploadBackground(bed, mira, await anImage());
  expect([status, body.user.profileImage]).toEqual([200, null]);
  expect(body.user.profileBackground).toMatch(/^\/media\/profiles\/[0-9a-f]{32}-1600\.webp$/);
  expect((await getFile(bed, body.user.profileBackground)).status).toBe(200);
  expect(await bed.told('profile', mira.id)).toEqual(told);
});

test('the same picture again changes nothing and stores nothing', async () => {
  const bed = await createPicturesBed();
  const mira = await bed.join();
  const image = await anImage();
  const first = await uploadImage(bed, mira, image);
  const stored = await bed.members.findOne({ _id: mira.id });
  const names = [...bed.objects.names];
  expect(await uploadImage(bed, mira, image)).toMatchObject({ status: 200, body: first.body });
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(stored);
  expect([...bed.objects.names]).toEqual(names);
  expect(names).toHaveLength(3);
});

test('the same picture twice at once ends as one, told once', async () => {
  const bed = await createPicturesBed();
  const mira = await bed.join();
  const image = await anImage();
  const told = await bed.told('profile', mira.id);
  const answers = await Promise.all([uploadImage(bed, mira, image), uploadImage(bed, mira, image)]);
  expect(new Set(answers.map(({ body }) => body.user.profileImage)).size).toBe(1);
  expect(await bed.told('profile', mira.id)).toEqual([...told, 'profile.updated']);
});

test('two members with the same picture have their own', async () => {
  const bed = await createPicturesBed();
  const [mira, jo] = [await bed.join(), await bed.join()];
  const image = await anImage();
  const [a, b] = [await uploadImage(bed, mira, image), await uploadImage(bed, jo, image)];
  expect(a.body.user.profileImage).not.toBe(b.body.user.profileImage);
});

test('nobody changes the picture of another, whatever the file is', async () => {
  const bed = await createPicturesBed();
  const [mira, jo] = [await bed.join(), await bed.join()];
  for (const bytes of [await anImage(), Buffer.from('<svg/>')]) {
    const picture = { id: mira.id, body: formOf('profileImage', bytes) };
    const banner = {
      id: mira.id,
      body: formOf('profileBackground', bytes),
      call: 'update-profile-back' as const,
    };
    for (const wish of [picture, banner]) {
      const answer = await putPicture(bed, jo, wish);
      expect([answer.status, answer.body.errors[0].code]).toEqual([403, 'not-you']);
    }
  }
  expect(await bed.members.findOne({ _id: mira.id })).toMatchObject({
    profileImage: null,
    profileBackground: null,
  });
  expect(bed.objects.names.size).toBe(0);
});

test('a call without a token or with a broken one is refused before the file is looked at', async () => {
  const bed = await createPicturesBed();
  const mira = await bed.join();
  const answer = await putPicture(bed, { ...mira, token: 'x.y.z' }, { body: Buffer.from('not even a form') });
  expect(answer.status).toBe(401);
});

test('a member whose profile has not arrived yet is asked to wait', async () => {
  const bed = await createPicturesBed();
  const stranger = await bed.signIn(bed.effects.ids.next());
  const answer = await uploadImage(bed, stranger, await anImage());
  expect([answer.status, answer.headers['retry-after'], bed.objects.names.size]).toEqual([503, '1', 0]);
});

test('with the objects gone an upload answers 503 and changes nothing, and everything without a file works', async () => {
  const bed = await createPicturesBed();
  const mira = await bed.join({ firstname: 'Mira' });
  const path: string = (await uploadImage(bed, mira, await anImage())).body.user.profileImage;
  const stored = await bed.members.findOne({ _id: mira.id });
  bed.objects.takeAway();
  const refused = await uploadImage(bed, mira, await anImage({ colour: 'red' }));
  expect([refused.status, refused.headers['retry-after'], refused.body.success]).toEqual([503, '5', false]);
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(stored);
  expect((await getFile(bed, path)).status).toBe(503);
  expect((await bed.put(`/users/update/${mira.id}`, mira, { title: 'Muralist' })).status).toBe(200);
  expect((await bed.get('/users/all-the-users')).body.users[0]).toMatchObject({
    title: 'Muralist',
    profileImage: path,
  });
  bed.objects.giveBack();
  expect((await getFile(bed, path)).status).toBe(200);
  expect((await uploadImage(bed, mira, await anImage({ colour: 'red' }))).status).toBe(200);
});

test('an edit at the same time and the new picture both hold', async () => {
  const bed = await createPicturesBed();
  const mira = await bed.join();
  const image = await anImage();
  await Promise.all([
    uploadImage(bed, mira, image),
    uploadBackground(bed, mira, image),
    bed.put(`/users/update/${mira.id}`, mira, { title: 'Muralist' }),
  ]);
  expect((await bed.get('/users/loggeduser', mira)).body.user).toMatchObject({
    title: 'Muralist',
    profileImage: expect.stringContaining('/media/profiles/'),
    profileBackground: expect.stringContaining('/media/profiles/'),
  });
});

test.each([
  'nothing.webp',
  `${'0'.repeat(32)}-640.webp`,
  `${'0'.repeat(32)}-641.webp`,
  `${'0'.repeat(32)}-640.png`,
  '..%2f..%2fkeys.json',
  '%2e%2e',
  '%00',
  'x'.repeat(290),
])('a file that is none of ours is not found: %s', async (file) => {
  const bed = await createPicturesBed();
  const answer = await bed.get(`/media/profiles/${file}`);
  expect([answer.status, answer.body.errors[0].code]).toEqual([404, 'not-found']);
});
