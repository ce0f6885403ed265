import { launchBrowser } from '@kindred/e2e/browser';
import { aMember, type Member } from '@kindred/e2e/member';
import { chat } from '@kindred/e2e/story/chat';
import { connection } from '@kindred/e2e/story/connection';
import { crash } from '@kindred/e2e/story/crash';
import { hub } from '@kindred/e2e/story/hub';
import { landing } from '@kindred/e2e/story/landing';
import { password } from '@kindred/e2e/story/password';
import { registration } from '@kindred/e2e/story/registration';
import type { Language } from '@kindred/e2e/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireDocker } from '../src/run.ts';
import { Compose } from '../src/testing/compose.ts';

let browser: Browser | undefined;
let compose: Compose;

const say = (what: string, since: number): void =>
  void process.stdout.write(`    ${what}: ${((performance.now() - since) / 1000).toFixed(1)} s\n`);

beforeAll(requireDocker);
afterAll(async () => {
  await browser?.close();
  if (compose && !(await compose.isGone())) await compose.down();
});

it('comes up from nothing and tells where its page is', async () => {
  const since = performance.now();
  compose = await Compose.create();
  const lastWord = await compose.up().catch(async (error: unknown) => {
    throw new Error(await compose.logs(), { cause: error });
  });
  expect(lastWord).toContain(`Kindred ${compose.url}`);
  say('docker compose up, images and demo community included', since);
});

describe.each<Language>(['en', 'de'])('two members meet in containers, in %s', (language) => {
  let artist: Member;
  let entrepreneur: Member;
  let since: number;

  beforeAll(async () => {
    since = performance.now();
    browser ??= await launchBrowser();
    artist = await aMember(browser, compose, language, 'Ilse', language);
    entrepreneur = await aMember(browser, compose, language, 'Bruno', language);
  });
  afterAll(() => say(`the story in ${language}`, since));

  it('1. finds the landing page alive', () => landing(artist));
  it('2. registers an artist and an entrepreneur', () =>
    Promise.all([
      registration(compose, artist, 'artist'),
      registration(compose, entrepreneur, 'entrepreneur'),
    ]));
  it('3. finds the artist in the hub', () => hub(entrepreneur, artist));
  it('4. connects them live', () => connection(entrepreneur, artist));
  it('5. lets them talk', () => chat(entrepreneur, artist));
  it('6. survives a kill -9 of every process right after a 201', () => crash(compose, entrepreneur, artist));
  it('7. ends old sessions with a new password', () => password(compose, artist));
  it('leaves nothing in the console, no 5xx, no foreign request', () => {
    expect([...artist.problems, ...entrepreneur.problems]).toEqual([]);
  });
});

it('goes and leaves nothing: no container, no volume, no network', async () => {
  const since = performance.now();
  await compose.down();
  expect(await compose.isGone()).toBe(true);
  say('docker compose down', since);
});
