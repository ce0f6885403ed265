import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, demoAccount } from '../src/account.ts';
import { call } from '../src/call.ts';
import { see } from '../src/see.ts';
import { Stage } from '../src/stage.ts';
import { speak } from '../src/texts.ts';
import type { Language } from '../src/words.ts';

const publicUrl = 'https://kindred.example';
let stage: Stage;
let mira: Account;
let path: string;

beforeAll(async () => {
  const operator = { NAME: 'Kindred GmbH', ADDRESS: 'Am Kai 1 | 24103 Kiel', EMAIL: 'we@kindred.example' };
  const env = Object.fromEntries(
    Object.entries(operator).map(([key, value]) => [`KINDRED_OPERATOR_${key}`, value]),
  );
  stage = await Stage.open({ env: { ...env, KINDRED_URL: publicUrl } });
  mira = await demoAccount(stage.kindred, 'artist');
  path = `/profile-artist/${mira.userId}`;
});
afterAll(() => stage?.close());

const textOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(`${stage.kindred.url}${url}`, { headers })).text();

/** What search engines find, from the index down. */
async function listedProfiles(): Promise<string[]> {
  const urlsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');
  const files = urlsIn(await textOf('/sitemap.xml')).map((url) => new URL(url).pathname);
  const pages = await Promise.all(files.map((file) => textOf(file)));
  return pages.flatMap(urlsIn);
}

it('a link to a profile tells other sites who it is, with a picture made of the print', async () => {
  const html = await textOf(path);
  expect(html).toContain('<title>Mira Okafor · Kindred</title>');
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}" />`);
  const picture = /property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '';
  const answer = await fetch(`${stage.kindred.url}${new URL(picture).pathname}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const png = Buffer.from(await answer.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('a member can keep search engines away: from the site map at once, and from the page', async () => {
  expect(await listedProfiles()).toContain(`${publicUrl}${path}`);
  const page = await stage.visit({ account: mira });
  const say = await speak('en');
  await page.goto(path);
  const choose = async () => {
    await page.getByRole('button', { name: say('profile.edit.open'), exact: true }).click();
    const box = page.getByRole('checkbox', { name: say('profile.edit.hideFromSearch') });
    const isChosen = await box.isChecked();
    await page.getByText(say('profile.edit.hideFromSearch')).click();
    await page.getByRole('button', { name: say('common.save'), exact: true }).click();
    await box.waitFor({ state: 'detached' });
    return isChosen;
  };
  expect(await choose()).toBe(false);
  await expect.poll(listedProfiles, { timeout: 10_000 }).not.toContain(`${publicUrl}${path}`);
  expect(await textOf(path)).toContain('<meta name="robots" content="noindex" />');
  expect(await choose()).toBe(true);
  await expect.poll(listedProfiles, { timeout: 10_000 }).toContain(`${publicUrl}${path}`);
  await page.context().close();
});

const titled = [
  '/',
  '/QA',
  '/QA?tab=privacy',
  '/QA?tab=terms',
  '/QA?tab=impressum',
  '/sign-in',
  '/register-questions',
];
const languages: readonly Language[] = ['en', 'de'];
it.each(languages)('the title that arrives in %s is the title that stays', async (language) => {
  const page = await stage.visit({ language });
  for (const url of titled) {
    const sent = /<title>(.*?)<\/title>/.exec(await textOf(url, { 'accept-language': language }))?.[1];
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(await page.title(), url).toBe(sent?.replaceAll('&amp;', '&'));
  }
  await page.context().close();
});

it.each(languages)(
  'the Impressum names who runs the place and what is still missing, in %s',
  async (language) => {
    const page = await stage.visit({ language });
    const say = await speak(language);
    await page.goto('/QA?tab=impressum');
    for (const value of ['Kindred GmbH', 'Am Kai 1', '24103 Kiel'])
      await see(page.getByText(value, { exact: true }));
    const mail = page.getByRole('link', { name: 'we@kindred.example' });
    expect(await mail.getAttribute('href')).toBe('mailto:we@kindred.example');
    expect(await page.getByText(say('information.impressum.provider.missing')).count()).toBe(2);
    await page.context().close();
  },
);

it('the app can be installed: its manifest names icons that are there and of their size', async () => {
  const { body } = await call<{ icons: { src: string; sizes: string; type: string }[] }>(
    stage.kindred,
    '/manifest.webmanifest',
  );
  const html = await textOf('/');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  const own = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...body.icons, own]) {
    const answer = await fetch(`${stage.kindred.url}${src}`);
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type]);
    if (type !== 'image/png') continue;
    const png = Buffer.from(await answer.arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
