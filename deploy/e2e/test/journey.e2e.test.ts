import { Kindred } from '@kindred/local/testing/kindred';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../src/browser.ts';
import { aMember, type Member } from '../src/member.ts';
import { chat } from '../src/story/chat.ts';
import { connection } from '../src/story/connection.ts';
import { crash } from '../src/story/crash.ts';
import { hub } from '../src/story/hub.ts';
import { landing } from '../src/story/landing.ts';
import { password } from '../src/story/password.ts';
import { registration } from '../src/story/registration.ts';
import type { Language } from '../src/words.ts';

let browser: Browser;
let kindred: Kindred;

beforeAll(async () => {
  [browser, kindred] = await Promise.all([launchBrowser(), Kindred.start()]);
});
afterAll(async () => {
  await browser?.close();
  await kindred?.dispose();
});

describe.each<Language>(['en', 'de'])('two members meet, in %s', (language) => {
  let artist: Member;
  let entrepreneur: Member;

  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const { page, firstname } of [artist, entrepreneur]) {
      await page.screenshot({ path: `.cache/e2e/${language}-${task.name.slice(0, 1)}-${firstname}.png` });
    }
  });

  beforeAll(async () => {
    artist = await aMember(browser, kindred, language, 'Ilse', language);
    entrepreneur = await aMember(browser, kindred, language, 'Bruno', language);
  });

  it('1. finds the landing page alive', () => landing(artist));
  it('2. registers an artist and an entrepreneur', () =>
    Promise.all([
      registration(kindred, artist, 'artist'),
      registration(kindred, entrepreneur, 'entrepreneur'),
    ]));
  it('3. finds the artist in the hub', () => hub(entrepreneur, artist));
  it('4. connects them live', () => connection(entrepreneur, artist));
  it('5. lets them talk', () => chat(entrepreneur, artist));
  it('6. survives a kill -9 right after a 201', () => crash(kindred, entrepreneur, artist));
  it('7. ends old sessions with a new password', () => password(kindred, artist));
  it('leaves nothing in the console, no 5xx, no foreign request', () => {
    expect([...artist.problems, ...entrepreneur.problems]).toEqual([]);
  });
});
