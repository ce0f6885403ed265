import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, demoAccount, freshAccount } from '../src/account.ts';
import { call } from '../src/call.ts';
import { Keyboard } from '../src/keyboard.ts';
import { logged, openProfile, part, profilePath } from '../src/profile/open-profile.ts';
import { comesAndGoes, countOf, pressFor, see, seeNot } from '../src/see.ts';
import { Stage } from '../src/stage.ts';

let stage: Stage;
let mira: Account;
let clara: Account;
let noor: Account;

beforeAll(async () => {
  stage = await Stage.open();
  const { kindred } = stage;
  [mira, clara] = [await demoAccount(kindred, 'artist'), await demoAccount(kindred, 'entrepreneur')];
  noor = await freshAccount(kindred, 'noor.adel@example.com', 'artist', {
    firstname: 'Noor',
    lastname: 'Adel',
  });
});
afterAll(() => stage?.close());

describe('a visitor', () => {
  it('sees the profile and the way in, but nothing to edit', async () => {
    const page = await stage.visit();
    await openProfile(page, mira, 'Mira Okafor');
    expect(await page.title()).toBe('Mira Okafor · Kindred');
    for (const name of ['About', 'Portfolio', 'Reviews', 'Languages', 'Interests', 'Personality', 'Offers']) {
      await see(part(page, name));
    }
    await see(page.getByText('Sign in to leave a review.'));
    for (const name of [/^Edit/, /^Delete/, /^Connect/, /^Apply/]) {
      expect(await countOf(page.getByRole('button', { name }))).toBe(0);
    }
    await page.context().close();
  });

  it('is told no address: the button says so in the console and offers to sign in', async () => {
    const page = await stage.visit();
    const lines = logged(page);
    await openProfile(page, mira, 'Mira Okafor');
    await page.getByRole('button', { name: 'Contact me' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log-in' }).click();
    await page.waitForURL(`**/sign-in?next=${encodeURIComponent(profilePath(mira))}`);
    expect(lines).toEqual(['User email not found']);
    await page.context().close();
  });

  it('learns that nobody is there, and tries again when the server was away', async () => {
    const page = await stage.visit();
    await page.goto('/profile-artist/0123456789abcdef01234567');
    await see(page.getByRole('heading', { level: 1, name: 'Nobody is printed here' }));
    const profile = '**/users/single-user/**';
    await page.route(profile, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '7' }, json: {} }),
    );
    await page.goto(profilePath(mira));
    await see(page.getByText('Try it again in 7 seconds').or(page.getByText(/7 seconds/)));
    await page.unroute(profile);
    await page.getByRole('button', { name: 'Try again' }).click();
    await see(page.getByRole('heading', { level: 1, name: 'Mira Okafor' }));
    await page.context().close();
  });

  it('is shown what is loading', async () => {
    const page = await stage.visit();
    await page.route('**/users/single-user/**', () => undefined);
    await page.goto(profilePath(mira));
    await see(page.getByRole('heading', { level: 1, name: 'Loading user profile...' }));
    await page.context().close();
  });
});

describe('the wrong variant', () => {
  it.each(['visitor', 'member'])('leads a %s to the right one', async (viewer) => {
    const page = await stage.visit({ account: viewer === 'member' ? mira : undefined });
    await page.goto(`/profile-artist/${clara.userId}`);
    await page.waitForURL(`**${profilePath(clara)}`);
    await see(page.getByRole('heading', { level: 1, name: 'Clara Stein' }));
    await page.goto(`/ProfilePageEntrepreneur/${mira.userId}`);
    await page.waitForURL(`**${profilePath(mira)}`);
    await page.context().close();
  });
});

describe('a member', () => {
  it('comes by a card, asks to connect and takes it back', async () => {
    const page = await stage.visit({ account: noor });
    await page.goto('/homeArtist?q=Clara%20Stein');
    await page.locator('#searching-hub').getByRole('link', { name: 'Clara Stein' }).click();
    await page.waitForURL(`**${profilePath(clara)}`);
    const connect = page.getByRole('button', { name: 'Connect Clara Stein' });
    const cancel = page.getByRole('button', { name: 'Cancel request to Clara Stein' });
    await pressFor(connect, cancel);
    await pressFor(cancel, connect);
    expect(await page.getByRole('link', { name: 'Contact me' }).getAttribute('href')).toBe(
      `mailto:${clara.email}`,
    );
    await page.context().close();
  });

  it('may connect instead where the address is hidden', async () => {
    const hide = { isEmailHidden: true };
    await call(stage.kindred, `/users/update/${mira.userId}`, {
      method: 'PUT',
      token: mira.token,
      body: hide,
    });
    const page = await stage.visit({ account: noor });
    await openProfile(page, mira, 'Mira Okafor');
    await page.getByRole('button', { name: 'Contact me' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write to Mira Okafor' });
    const cancel = dialog.getByRole('button', { name: 'Cancel request to Mira Okafor' });
    await pressFor(dialog.getByRole('button', { name: 'Connect Mira Okafor' }), cancel);
    await page.context().close();
  });

  it('reviews: stars and words are needed, the new one comes first, a later one replaces it', async () => {
    const page = await stage.visit({ account: noor });
    const lines = logged(page);
    await openProfile(page, clara, 'Clara Stein');
    const reviews = part(page, 'Reviews');
    const first = reviews.getByRole('article').first();
    await see(first);
    const before = await countOf(reviews.getByRole('article'));
    await reviews.getByLabel('Comment').fill('Paid on the day.');
    await reviews.getByRole('button', { name: 'Submit' }).click();
    await comesAndGoes(reviews.getByText('Please select a rating before submitting your comment.'));
    await reviews.getByRole('radio', { name: '4 stars' }).check({ force: true });
    const late = Promise.withResolvers<void>();
    await page.route('**/ratings/get-for-user/**', async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.reload();
    expect(await reviews.getByLabel('Comment').inputValue()).toBe('Paid on the day.');
    // Chosen before the reviews are there: they stay chosen when the list has come.
    await reviews.getByRole('radio', { name: '4 stars' }).check({ force: true });
    late.resolve();
    await see(first);
    await reviews.getByRole('button', { name: 'Submit' }).click();
    await see(first.getByText('Paid on the day.'));
    await see(first.getByRole('img', { name: '4 of 5 stars' }));
    expect(await countOf(reviews.getByRole('article'))).toBe(before + 1);
    expect(await reviews.getByLabel('Comment').inputValue()).toBe('');
    expect(await countOf(reviews.getByRole('radio', { checked: true }))).toBe(0);
    await see(page.getByText(`${before + 1} reviews`));
    await reviews.getByLabel('Comment').fill('And the cake was real.');
    await reviews.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await reviews.getByRole('button', { name: 'Submit' }).click();
    await see(first.getByText('And the cake was real.'));
    await see(reviews.getByText('Your earlier review has been replaced.'));
    expect(await countOf(reviews.getByRole('article'))).toBe(before + 1);
    expect(lines).toEqual([]);
    await page.context().close();
  });

  it('is led home by the tutorial item, where the tour is offered', async () => {
    const page = await stage.visit({ account: mira });
    await openProfile(page, clara, 'Clara Stein');
    await page.locator('header').getByRole('button', { name: 'Tutorial' }).click();
    await page.waitForURL('**/homeArtist');
    await see(page.getByRole('button', { name: 'Start a Tutorial' }));
    await page.context().close();
  });

  it('reviews and shares without a mouse, seeing the focus at every step', async () => {
    const page = await stage.visit({ account: noor });
    await openProfile(page, mira, 'Mira Okafor');
    await see(page.getByRole('button', { name: 'Submit' }));
    const keys = new Keyboard(page);
    await keys.activate(page.getByRole('button', { name: 'Share Link' }));
    await see(page.getByRole('dialog', { name: 'Profile sharing' }));
    await keys.press('Escape');
    await keys.reach(page.getByRole('radio', { name: '1 star', exact: true }));
    await keys.press('Space', 'ArrowRight', 'ArrowRight');
    await keys.fill(page.getByLabel('Comment'), 'By keys alone.');
    await keys.activate(page.getByRole('button', { name: 'Submit' }));
    const first = part(page, 'Reviews').getByRole('article').first();
    await see(first.getByText('By keys alone.'));
    await see(first.getByRole('img', { name: '3 of 5 stars' }));
    expect([...keys.unseen]).toEqual([]);
    await page.context().close();
  });

  it('reaches a profile from the head of a chat', async () => {
    const page = await stage.visit({ account: mira });
    await page.goto(`/chatbox?chat=${clara.userId}`);
    await page
      .getByRole('region', { name: 'Conversation' })
      .getByRole('link', { name: 'Clara Stein' })
      .click();
    await page.waitForURL(`**${profilePath(clara)}`);
    await page.context().close();
  });
});

describe('sharing', () => {
  it('builds plain links from the public address and copies it', async () => {
    const page = await stage.visit({ account: clara });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openProfile(page, mira, 'Mira Okafor');
    await page.getByRole('button', { name: 'Share Link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Profile sharing' });
    const address = `${stage.kindred.url}${profilePath(mira)}`;
    for (const target of ['Facebook', 'LinkedIn', 'Twitter', 'E-mail']) {
      const href = (await dialog.getByRole('link', { name: target }).getAttribute('href')) ?? '';
      expect([...new URL(href).searchParams.values()]).toContain(address);
    }
    expect(await dialog.getByLabel('Link', { exact: true }).inputValue()).toBe(address);
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await see(dialog.getByRole('button', { name: 'Copied' }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.mouse.move(0, 0);
    await see(dialog.getByRole('button', { name: 'Copy', exact: true }));
    await page.keyboard.press('Escape');
    await seeNot(dialog);
    await page.context().close();
  });
});
