import type { Page } from 'playwright-core';
import { screens } from '../screens.ts';
import { see } from '../see.ts';
import { signInFilled } from '../state-screens.ts';
import type { Say } from '../texts.ts';
import type { Cast } from './seed.ts';

/** A screen of the design, in the state in which the design shows it. */
export interface Scene {
  /** The design's name for it: `screens/<name>.html`, `shots/<name>-1440.png`. */
  name: string;
  who?: 'artist' | 'entrepreneur' | 'newcomer';
  /** Shown for some seconds only: the clock of the page stands still once it is there. */
  isTimed?: true;
  /** Something lies over the page: one window of it is shown. */
  isOver?: true;
  arrive: (page: Page, say: Say, cast: Cast) => Promise<unknown>;
}

const known = (name: string) => {
  const screen = screens.find((each) => each.name === name);
  if (!screen) throw new Error(`no screen ${name}`);
  return screen.arrive;
};

/** With those it shows: cards are taller than what stands there before. */
async function landing(page: Page, say: Say) {
  await known('landing')(page, say);
  const rows = page.locator('[data-cast]');
  for (const at of [0, 1]) await rows.nth(at).locator('article').first().waitFor({ state: 'attached' });
}

async function emptyHome(page: Page, say: Say) {
  await page.goto('/homeArtist?q=zzzzzz');
  await see(page.getByText(say('members.none')));
  await see(page.getByText(say('connections.nonePending')));
}

async function emptyChat(page: Page, say: Say) {
  await page.goto('/chatbox');
  await see(page.getByText(say('chat.noContacts')));
}

async function sheet(page: Page, _say: Say, { sheetUrl }: Cast) {
  await page.goto(`${sheetUrl}?theme=system`);
  await see(page.getByRole('heading', { level: 1 }));
}

/** Every screen of the design; those ending in `.de` there are these in German. */
export const scenes: readonly Scene[] = [
  { name: '01-landing', arrive: landing },
  { name: '02-register-role', arrive: known('role choice') },
  { name: '02-register-role-entrepreneur', arrive: known('role of an entrepreneur') },
  { name: '02-register-category', isTimed: true, arrive: known('category choice, a fourth refused') },
  { name: '02-register-account', isTimed: true, arrive: known('account refused') },
  { name: '02-register-sent', isTimed: true, arrive: known('mail sent') },
  { name: '03-sign-in', arrive: signInFilled },
  { name: '03-sign-in-errors', isTimed: true, arrive: known('sign-in with errors') },
  { name: '03-sign-in-forgot', isTimed: true, isOver: true, arrive: known('forgot password, sent') },
  { name: '04-home-artist', who: 'artist', arrive: known('artist home') },
  { name: '04-home-artist-empty', who: 'newcomer', arrive: emptyHome },
  { name: '04-home-artist-tutorial', who: 'artist', isOver: true, arrive: known('tutorial') },
  { name: '05-home-entrepreneur', who: 'entrepreneur', arrive: known('entrepreneur home') },
  { name: '05-home-entrepreneur-offer-form', who: 'entrepreneur', isOver: true, arrive: known('offer form') },
  { name: '06-profile-visitor', who: 'entrepreneur', arrive: known('profile of another') },
  { name: '06-profile-owner', who: 'artist', arrive: known('own profile in edit') },
  { name: '06-profile-entrepreneur', who: 'artist', arrive: known('profile of an entrepreneur') },
  { name: '06-profile-loading', who: 'entrepreneur', arrive: known('profile on its way') },
  { name: '06-profile-share', who: 'artist', isOver: true, arrive: known('profile sharing') },
  { name: '07-chatbox', who: 'artist', arrive: known('open thread') },
  { name: '07-chatbox-list', who: 'artist', arrive: known('chat list') },
  { name: '07-chatbox-empty', who: 'newcomer', arrive: emptyChat },
  { name: '08-information', arrive: known('questions') },
  { name: '08-information-privacy', arrive: known('privacy') },
  { name: '08-information-terms', arrive: known('terms') },
  { name: '09-email-confirmation', isTimed: true, arrive: known('mail being confirmed') },
  { name: '09-confirmed-user', arrive: known('confirmed') },
  { name: '09-reset-password', isTimed: true, arrive: known('passwords that differ') },
  { name: '09-reset-password-done', isTimed: true, arrive: known('password changed') },
  { name: '09-error', arrive: known('unexpected error') },
  { name: '10-components', arrive: sheet },
];
