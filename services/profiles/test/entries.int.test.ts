import { describe, expect, test } from 'vitest';
import { entriesOf, entryCalls } from './_entries.ts';
import { createProfilesBed } from './profiles-bed.ts';

const ID = /^[0-9a-f]{24}$/;
const answerOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }): string =>
  body.errors ? `${status} ${body.errors[0]?.code}` : String(status);

describe.each(entryCalls)('$list', (entryCall) => {
  const { list, body, limit, full, blank } = entryCall;

  test('the owner adds and deletes, everybody reads it, nobody is told, each is one write', async () => {
    const bed = await createProfilesBed();
    const mira = await bed.join({ firstname: 'Mira' });
    const told = await bed.told('profile', mira.id);
    const before = await bed.members.findOne({ _id: mira.id });
    const { add, remove } = entriesOf(bed, mira, entryCall);
    await add('First');
    const { status, body: answer } = await add('Second');
    const expected = [
      { _id: expect.stringMatching(ID), ...body('First') },
      { _id: expect.stringMatching(ID), ...body('Second') },
    ];
    expect([status, answer.success, answer.user[list]]).toEqual([200, true, expected]);
    expect((await bed.get(`/users/single-user/${mira.id}`)).body.user[list]).toEqual(expected);
    const removed = await remove(answer.user[list][0]._id);
    expect([removed.status, removed.body.success, removed.body.user[list]]).toEqual([
      200,
      true,
      [answer.user[list][1]],
    ]);
    expect((await bed.members.findOne({ _id: mira.id }))?.version).toBe((before?.version ?? 0) + 3);
    expect(await bed.told('profile', mira.id)).toEqual(told);
  });

  test('what is there already is not added twice, also not at once', async () => {
    const bed = await createProfilesBed();
    const mira = await bed.join();
    const { add, stored } = entriesOf(bed, mira, entryCall);
    await Promise.all([add('Überall'), add('überall '), add('UBERALL')]);
    expect(await stored()).toHaveLength(1);
    const version = (await bed.members.findOne({ _id: mira.id }))?.version;
    expect((await add('Überall')).status).toBe(200);
    expect((await bed.members.findOne({ _id: mira.id }))?.version).toBe(version);
  });

  test('deleting again changes nothing; what was never there, or is somebody else’s, is not found', async () => {
    const bed = await createProfilesBed();
    const [mira, jo] = [await bed.join(), await bed.join()];
    const [own, other] = [entriesOf(bed, mira, entryCall), entriesOf(bed, jo, entryCall)];
    await Promise.all([own.add('Mine'), other.add('Theirs')]);
    const [mine, theirs] = [await own.stored(), await other.stored()];
    expect(answerOf(await own.remove(theirs[0]?._id ?? ''))).toBe('404 not-found');
    expect(answerOf(await own.remove(bed.effects.ids.next()))).toBe('404 not-found');
    expect([await own.stored(), await other.stored()]).toEqual([mine, theirs]);
    const id = mine[0]?._id ?? '';
    expect([(await own.remove(id)).status, (await own.remove(id)).status]).toEqual([200, 200]);
    expect(answerOf(await other.remove(id))).toBe('404 not-found');
    expect(await own.stored()).toEqual([]);
  });

  test('nobody adds to or deletes from the profile of another', async () => {
    const bed = await createProfilesBed();
    const [mira, jo] = [await bed.join(), await bed.join()];
    const own = entriesOf(bed, mira, entryCall);
    await own.add('Mine');
    const before = await bed.members.findOne({ _id: mira.id });
    const foreign = entriesOf(bed, { id: mira.id, token: jo.token }, entryCall);
    const id = (await own.stored())[0]?._id ?? '';
    expect([answerOf(await foreign.add('Theirs')), answerOf(await foreign.remove(id))]).toEqual([
      '403 not-you',
      '403 not-you',
    ]);
    expect(await bed.members.findOne({ _id: mira.id })).toEqual(before);
  });

  test('blank is refused, sixty characters fit, sixty-one do not, and a full list takes no more', async () => {
    const bed = await createProfilesBed();
    const mira = await bed.join();
    const { add, remove, stored } = entriesOf(bed, mira, entryCall);
    expect([answerOf(await add('')), answerOf(await add(' \u00a0'))]).toEqual([
      `400 ${blank}`,
      `400 ${blank}`,
    ]);
    expect(answerOf(await add('x'.repeat(61)))).toBe('400 too-long');
    expect(answerOf(await add('👩‍🎨'.repeat(20)))).toBe('200');
    for (let n = 1; n < limit; n += 1) expect(answerOf(await add(`number ${n}`))).toBe('200');
    expect(answerOf(await add('one too many'))).toBe(`409 ${full}`);
    expect(answerOf(await add('NUMBER 3'))).toBe('200');
    expect(await stored()).toHaveLength(limit);
    await remove((await stored())[0]?._id ?? '');
    expect(answerOf(await add('one too many'))).toBe('200');
  });

  test('a member whose profile has not arrived yet is asked to wait', async () => {
    const bed = await createProfilesBed();
    const { add, remove } = entriesOf(bed, await bed.signIn(bed.effects.ids.next()), entryCall);
    expect([answerOf(await add('x')), answerOf(await remove(bed.effects.ids.next()))]).toEqual([
      '503 profile-not-ready',
      '503 profile-not-ready',
    ]);
  });

  test('a key makes an addition happen once, whatever came in between, also across a restart', async () => {
    const bed = await createProfilesBed();
    const mira = await bed.join();
    const { add, remove, stored } = entriesOf(bed, mira, entryCall);
    await Promise.all([add('Once', 'k-1'), add('Once', 'k-1')]);
    await remove((await stored())[0]?._id ?? '');
    expect(answerOf(await add('Once', 'k-1'))).toBe('200');
    expect(await stored()).toEqual([]);
    expect(answerOf(await add('Other', 'k-1'))).toBe('422 idempotency-key-reused');
    await bed.restart();
    expect(answerOf(await add('Once', 'k-1'))).toBe('200');
    expect(answerOf(await add('Other', 'k-1'))).toBe('422 idempotency-key-reused');
    expect(await stored()).toEqual([]);
    expect(answerOf(await add('Once', 'k-2'))).toBe('200');
    expect(await stored()).toHaveLength(1);
  });
});

test('one key used for different calls is a key of each', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join();
  for (const entryCall of entryCalls) {
    const { add, stored } = entriesOf(bed, mira, entryCall);
    expect(answerOf(await add('Same', 'k'))).toBe('200');
    expect(await stored()).toHaveLength(1);
  }
});

test('a language that is known gets its new level and stays in its place', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join();
  const path = `/users/add-language/${mira.id}`;
  await bed.post(path, mira, { language: 'Deutsch', level: 'Beginner' });
  await bed.post(path, mira, { language: 'Français', level: 'Fluent' });
  const { body } = await bed.post(path, mira, { language: 'deutsch', level: 'Advanced' });
  expect(body.user.languages).toMatchObject([
    { language: 'Deutsch', level: 'Advanced' },
    { language: 'Français', level: 'Fluent' },
  ]);
});

test('the words of the app are answered when nothing was typed, and in German to Germans', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join();
  const messageOf = async (path: string, body: unknown, language: string) =>
    (await bed.post(`${path}/${mira.id}`, mira, body, { 'accept-language': language })).body.message;
  expect(await messageOf('/profile/interests', { interest: ' ' }, 'en')).toBe(
    'Enter an interest of your choice :)',
  );
  expect(await messageOf('/profile/personality', { personality: '' }, 'en')).toBe(
    'Enter an personality of your choice :)',
  );
  expect(await messageOf('/profile/interests', { interest: '' }, 'de')).toMatch(/^Gib /);
});
