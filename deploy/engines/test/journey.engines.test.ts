import { readEngines } from '@kindred/chassis/testing/engines';
import { patience } from '@kindred/chassis/testing/patience';
import { until } from '@kindred/chassis/testing/until';
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
import { Fleet } from '../src/testing/fleet.ts';
import { patientTimeouts } from '../src/testing/fleet-env.ts';
import { givenMailbox } from '../src/testing/local-mailbox.ts';

const ARTISTS = 0;
const ENTREPRENEURS = 1;

let browser: Browser;
let fleet: Fleet;

beforeAll(async () => {
  [browser, fleet] = await Promise.all([
    launchBrowser(),
    Fleet.start({
      engines: readEngines(),
      replicas: { chat: 2, profiles: 2, gateway: 2 },
      hasDemo: true,
      mailbox: givenMailbox(),
      env: patientTimeouts,
      pairsChat: true,
    }),
  ]);
}, 180_000 * patience);
afterAll(async () => {
  await browser?.close();
  await fleet?.dispose();
});

const socketsAt = async (index: number): Promise<number> => {
  const metrics = await fleet.of('chat')[index]?.metrics();
  return Number(/^kindred_live_sockets (\d+)/m.exec(metrics ?? '')?.[1] ?? 0);
};

describe.each<Language>(['en', 'de'])(
  'two members meet over two replicas of each door, in %s',
  (language) => {
    let artist: Member;
    let entrepreneur: Member;

    beforeAll(async () => {
      // The given mailbox may hold the mails of an earlier run.
      const tag = `${language}-${process.pid}`;
      artist = await aMember(browser, fleet.through(ARTISTS), language, 'Ilse', tag);
      entrepreneur = await aMember(browser, fleet.through(ENTREPRENEURS), language, 'Bruno', tag);
    });

    it('1. finds the landing page alive', () => landing(artist));
    it('2. registers an artist and an entrepreneur', () =>
      Promise.all([
        registration(fleet.through(ARTISTS), artist, 'artist'),
        registration(fleet.through(ENTREPRENEURS), entrepreneur, 'entrepreneur'),
      ]));
    it('3. finds the artist in the hub', () => hub(entrepreneur, artist));
    it('4. connects them live', () => connection(entrepreneur, artist));
    it('5. lets them talk, each on a chat replica of their own', async () => {
      await until(async () => (await socketsAt(ARTISTS)) > 0 && (await socketsAt(ENTREPRENEURS)) > 0);
      await chat(entrepreneur, artist);
    });
    it('6. survives a kill -9 of every process right after a 201', () =>
      crash(fleet.through(ARTISTS), entrepreneur, artist));
    it('7. ends old sessions with a new password', () => password(fleet.through(ARTISTS), artist));
    it('leaves nothing in the console, no 5xx, no foreign request', () => {
      expect([...artist.problems, ...entrepreneur.problems]).toEqual([]);
    });
  },
);

it(
  'stops in order when told to',
  async () => {
    expect(new Set(await fleet.stop())).toEqual(new Set([0]));
  },
  90_000 * patience,
);
