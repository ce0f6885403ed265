import { expect, test } from 'vitest';
import { hostileHtml, nestedHtml } from './_hostile-html.ts';
import { wrongInAbout } from './_read-html.ts';
import { createProfilesBed } from './profiles-bed.ts';

const answerOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }): string =>
  body.errors ? `${status} ${body.errors[0]?.code}` : String(status);

test('the owner writes about themselves: everybody reads it, nobody is told, the same again writes nothing', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join();
  const told = await bed.told('profile', mira.id);
  const about = '<p>I <strong>paint</strong>. <a href="mailto:mira@example.com">Write</a></p>';
  const kept = about.replace('.com"', '.com" rel="noopener nofollow"');
  const { status, body } = await bed.post(`/profile/user/${mira.id}/about`, mira, { about });
  expect([status, body.success, body.user.about]).toEqual([200, true, kept]);
  expect((await bed.get(`/users/single-user/${mira.id}`)).body.user.about).toBe(kept);
  const before = await bed.members.findOne({ _id: mira.id });
  for (const again of [about, kept]) await bed.post(`/profile/user/${mira.id}/about`, mira, { about: again });
  expect(await bed.members.findOne({ _id: mira.id })).toEqual(before);
  expect(await bed.told('profile', mira.id)).toEqual(told);
  await bed.post(`/profile/user/${mira.id}/about`, mira, { about: '' });
  expect((await bed.members.findOne({ _id: mira.id }))?.about).toBe('');
});

test('nobody writes it for another, and nobody without a profile', async () => {
  const bed = await createProfilesBed();
  const [mira, jo] = [await bed.join({ about: '<p>Me</p>' }), await bed.join()];
  const stranger = await bed.signIn(bed.effects.ids.next());
  const about = '<p>x</p>';
  expect(answerOf(await bed.post(`/profile/user/${mira.id}/about`, jo, { about }))).toBe('403 not-you');
  expect((await bed.members.findOne({ _id: mira.id }))?.about).toBe('<p>Me</p>');
  expect((await bed.post(`/profile/user/${stranger.id}/about`, stranger, { about })).status).toBe(503);
});

test('whatever is sent, nothing that could act is stored or answered, by either call', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join();
  const everything = [...Object.values(hostileHtml).flat(), nestedHtml('ul', 900), nestedHtml('svg', 900)];
  for (const about of everything) {
    const answers = [
      await bed.post(`/profile/user/${mira.id}/about`, mira, { about }),
      await bed.put(`/users/update/${mira.id}`, mira, { about }),
    ];
    const stored = (await bed.members.findOne({ _id: mira.id }))?.about ?? '';
    for (const { status, body } of answers) {
      expect([about, ['200', '400 bad-characters'].includes(answerOf({ status, body }))]).toEqual([
        about,
        true,
      ]);
      if (status === 200) expect([about, body.user.about]).toEqual([about, stored]);
    }
    expect([about, wrongInAbout(stored)]).toEqual([about, []]);
  }
});

test('20,000 nested tags and 20,001 characters are refused, 20,000 in any script are read', async () => {
  const bed = await createProfilesBed();
  const mira = await bed.join();
  const send = (about: string) => bed.post(`/profile/user/${mira.id}/about`, mira, { about });
  expect(answerOf(await send(nestedHtml('b', 20_000)))).toBe('400 too-long');
  expect(answerOf(await send('x'.repeat(20_001)))).toBe('400 too-long');
  expect(answerOf(await send('x'.repeat(300_000)))).toBe('413 too-large');
  const long = '🎨'.repeat(20_000);
  expect((await send(long)).body.user.about).toBe(long);
});
