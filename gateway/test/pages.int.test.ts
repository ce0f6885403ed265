import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmbeddedSharedState } from '@kindred/chassis/embedded/shared-state';
import type { Upstream } from '@kindred/chassis/lifecycle/service';
import { createMetrics } from '@kindred/chassis/telemetry/metrics';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../src/service.ts';
import { gatewayConfig } from './_gateway-config.ts';

const mira = 'a'.repeat(24);
const shy = 'b'.repeat(24);
const jo = 'c'.repeat(24);
const card = {
  _id: mira,
  role: 'artist',
  name: 'Mira "<Sol>"',
  title: 'Paints walls',
  location: 'Kiel',
  categories: ['Painting'],
  about: 'Walls & doors.',
  picture: `/media/share/${mira}.png`,
  isIndexed: true,
};
const answers: Record<string, unknown> = {
  [`/users/share-card/${mira}`]: { success: true, card },
  [`/users/share-card/${shy}`]: { success: true, card: { ...card, _id: shy, isIndexed: false } },
  '/users/sitemap': { success: true, days: ['2026-11-21', '2026-11-20'] },
  '/users/sitemap/2026-11-21': { success: true, members: [{ _id: jo, role: 'entrepreneur' }] },
};

/** Profiles as far as pages ask it, noting what; `isSilent` never answers. */
function profiles({ isSilent = false, asked = [] as string[] } = {}): Upstream {
  return {
    request(request, response) {
      asked.push(request.url ?? '');
      if (isSilent) return;
      const body = answers[request.url ?? ''];
      const json = { 'content-type': 'application/json' };
      response.writeHead(body ? 200 : 404, json).end(JSON.stringify(body ?? { success: false }));
    },
    upgrade: (_request, socket) => void socket.destroy(),
  };
}

const html = (root: string) =>
  `<html lang="en"><head><!--head--><title>x</title><!--/head--></head><body>${root}</body></html>`;
const open: Gateway[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kindred-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html('app'));
  writeFileSync(join(folder, 'landing.en.html'), html('drawn in English'));
  writeFileSync(join(folder, 'landing.de.html'), html('auf Deutsch gezeichnet'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((gateway) => gateway.stop()));
  rmSync(folder, { recursive: true });
});

async function aDoor(owner: Upstream = profiles(), sleepMs = 5_000) {
  const clock = {
    now: () => 0,
    monotonic: () => 0,
    sleep: () => new Promise<void>((resolve) => void setTimeout(resolve, sleepMs).unref()),
  };
  const operator = {
    name: 'A & B "GmbH"',
    address: ['Weg 1', '24103 Kiel'],
    email: '',
    register: '',
    vatId: '',
  };
  const gateway = await createGateway(
    {
      ...gatewayConfig,
      inFlightMs: 0,
      webFolder: folder,
      site: { publicUrl: 'https://kindred.example', operator },
    },
    {
      bus: {} as never,
      shared: createEmbeddedSharedState({ clock }),
      clock,
      ids: { next: () => 'id' },
      verifyToken: () => Promise.reject(new Error('nobody asks')),
      logger: pino({ level: 'silent' }),
      metrics: createMetrics(),
    },
    { identity: owner, profiles: owner, offers: owner, ratings: owner, chat: owner, mail: owner },
  );
  open.push(gateway);
  return (url: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({ url, headers: { accept: 'text/html', ...headers } });
}

it('gives out the landing page drawn in the language of the address, the cookie, the browser, in this order', async () => {
  const get = await aDoor();
  const german = { 'accept-language': 'de-AT,en;q=0.5' };
  const english = { ...german, cookie: 'a=b; i18nextLng=en' };
  expect((await get('/')).body).toContain('drawn in English');
  expect((await get('/', german)).body).toMatch(/<html lang="de">.*auf Deutsch gezeichnet/s);
  expect((await get('/', english)).body).toContain('drawn in English');
  expect((await get('/?lng=de', english)).body).toContain('auf Deutsch gezeichnet');
});

it('says of a public page what it is, where it is and in which languages, once', async () => {
  const get = await aDoor();
  const { body, headers } = await get('/QA?tab=terms&utm=1', { 'accept-language': 'de' });
  expect(body).toContain('<title>Nutzungsbedingungen · Kindred</title>');
  expect(body).toContain('<link rel="canonical" href="https://kindred.example/QA?tab=terms" />');
  expect(body).toContain('hreflang="en" href="https://kindred.example/QA?tab=terms&amp;lng=en"');
  expect(body).toContain('<meta property="og:image" content="https://kindred.example/share.png" />');
  expect(body.match(/<title>/g)).toHaveLength(1);
  expect(body).not.toContain('noindex');
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
});

it.each(['/homeArtist', '/E', '/chatbox', '/register', '/confirmed-user', '/resetpassword/x'])(
  'keeps %s out of search engines and names no address for it',
  async (page) => {
    const { body, headers, statusCode } = await (await aDoor())(page);
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).not.toContain('canonical');
  },
);

it('puts name, words, address and picture of a profile into its page, and nothing of them as markup', async () => {
  const get = await aDoor();
  const { body } = await get(`/ProfilePageEntrepreneur/${mira}`);
  expect(body).toContain('<title>Mira &quot;&lt;Sol&gt;&quot; · Kindred</title>');
  expect(body).toContain('content="Paints walls, Kiel. Walls &amp; doors."');
  expect(body).toContain(`<link rel="canonical" href="https://kindred.example/profile-artist/${mira}" />`);
  expect(body).toContain('<meta property="og:type" content="profile" />');
  expect(body).toContain(`content="https://kindred.example/media/share/${mira}.png"`);
  expect(body).not.toContain('noindex');
});

it('keeps a profile out of search engines when its owner asked for it, and still shows it where it is shared', async () => {
  const { body, headers } = await (await aDoor())(`/profile-artist/${shy}`);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).toContain('og:title');
});

it('answers 404 for a profile nobody may see and for what is no id, with the app in it', async () => {
  const get = await aDoor();
  for (const id of [jo, 'nobody', 'A'.repeat(24)]) {
    const { body, headers, statusCode } = await get(`/profile-artist/${id}`);
    expect([statusCode, headers['x-robots-tag']], id).toEqual([404, 'noindex']);
    expect(body).toContain('app');
  }
});

it('gives out the page without words when nobody answers in time', async () => {
  const get = await aDoor(profiles({ isSilent: true }), 10);
  const { body, statusCode } = await get(`/profile-artist/${mira}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Kindred</title>');
  expect(body).not.toContain('noindex');
});

it('sends pages compressed as the browser likes, and nothing to who has them', async () => {
  const get = await aDoor();
  for (const [asked, got] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const)
    expect((await get('/', { 'accept-encoding': asked })).headers['content-encoding']).toBe(got);
  const etag = String((await get('/')).headers.etag);
  expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get('/', { 'if-none-match': etag, 'accept-language': 'de' })).statusCode).toBe(200);
});

it('names who runs the place on every page, and gives out no page under the name of its file', async () => {
  const get = await aDoor();
  const named = /name="kindred:operator" content="(.*?)" \/>/.exec((await get('/chatbox')).body)?.[1];
  const json = named?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? '';
  expect(JSON.parse(json)).toMatchObject({ name: 'A & B "GmbH"', address: ['Weg 1', '24103 Kiel'] });
  expect((await get('/landing.de.html')).statusCode).toBe(404);
});

it('tells search engines where to look: pages, days, members', async () => {
  const asked: string[] = [];
  const get = await aDoor(profiles({ asked }));
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://kindred.example/sitemap.xml');
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  expect(index.body.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://kindred.example/sitemap/pages.xml</loc>',
    '<loc>https://kindred.example/sitemap/members-2026-11-21.xml</loc>',
    '<loc>https://kindred.example/sitemap/members-2026-11-20.xml</loc>',
  ]);
  const pages = (await get('/sitemap/pages.xml')).body;
  expect(pages).toContain('<loc>https://kindred.example/</loc>');
  expect(pages).toContain('<loc>https://kindred.example/QA?tab=privacy</loc>');
  const members = (await get('/sitemap/members-2026-11-21.xml')).body;
  expect(members).toContain(`<loc>https://kindred.example/ProfilePageEntrepreneur/${jo}</loc>`);
  for (const file of ['members-2026-11-19.xml', 'nothing.xml', 'members-x.xml'])
    expect((await get(`/sitemap/${file}`)).statusCode, file).toBe(404);
  // What is no day is nobody's to answer.
  expect(asked).toEqual(['/users/sitemap', '/users/sitemap/2026-11-21', '/users/sitemap/2026-11-19']);
});

it('says that the site map is not there for the moment, rather than that it is empty', async () => {
  const get = await aDoor(profiles({ isSilent: true }), 10);
  expect((await get('/sitemap.xml')).statusCode).toBe(503);
});
