import { drawn, pressFor } from '../see.ts';
import { type Act, byName, goHome, pressAny } from './actor.ts';

const words = ['mi', 'stein', 'leip', 'wall', 'zzzz', 'a'];
const categories = ['Painting', 'Music', 'Design', ''];
const letters = ['A', 'K', 'S', 'Z'];

const searchHub: Act = async (actor) => {
  await goHome(actor);
  const { page, say, dice } = actor;
  const hub = page.getByRole('region', { name: say('members.hub') });
  await hub.getByRole('searchbox').pressSequentially(dice.pick(words), { delay: 30 });
  await hub.getByLabel(say('members.category'), { exact: true }).selectOption(dice.pick(categories));
  const letter = byName(page, dice.pick(letters));
  await letter.click();
  await hub.locator('article, p').first().waitFor();
  await letter.click();
  await hub.getByRole('searchbox').fill('');
  await hub.getByLabel(say('members.category'), { exact: true }).selectOption('');
  // Typing waits for a pause: the list of this moment is not the one that stays.
  await page.waitForURL(({ searchParams }) => !searchParams.has('q') && !searchParams.has('category'));
  await drawn(page);
  await hub.locator('ul[aria-busy="false"] article').first().waitFor();
};

const pageHub: Act = async (actor) => {
  await goHome(actor);
  await pressAny(
    actor,
    actor.page.locator('#searching-hub').getByRole('button', { name: actor.say('members.showMore') }),
  );
};

const switchTopFive: Act = async (actor) => {
  await goHome(actor);
  await pressAny(actor, actor.page.locator('#top-five').getByRole('button'));
};

/** Asks somebody new and takes it back; whose card goes while the list changes is left alone. */
const connectAndCancel: Act = async (actor) => {
  await goHome(actor);
  const { page, say, dice } = actor;
  const hub = page.locator('#searching-hub');
  const step = (key: 'connectWith' | 'cancelWith', name: string) =>
    hub.getByRole('button', { name: say(`connections.${key}`, { name }), exact: true });
  const connect = say('connections.connectWith', { name: '' }).trim();
  // From its beginning: "Remove connection with" says it too. Read at once, for lists change.
  const labels = await hub
    .getByRole('button', { name: new RegExp(`^${connect}`) })
    .evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label') ?? ''));
  if (labels.length === 0) return;
  const name = dice.pick(labels).slice(connect.length).trim();
  const [ask, cancel] = [step('connectWith', name), step('cancelWith', name)];
  if ((await ask.count()) === 0) return;
  await pressFor(ask, cancel);
  await pressFor(cancel, ask);
};

const lookAtOffers: Act = async (actor) => {
  await goHome(actor);
  const { page, say, dice } = actor;
  const panel = page.locator('#offers');
  for (const tab of ['favourites', 'applied', 'available'])
    await panel.getByRole('tab', { name: say(`offers.tabs.${tab}`) }).click();
  await panel.getByRole('searchbox').fill(dice.pick(words));
  await panel.getByRole('searchbox').fill('');
  await page.waitForURL(({ searchParams }) => !searchParams.has('offerQuery'));
  await drawn(page);
  await panel.getByRole('article').first().waitFor();
};

/** Keeps an offer and lets it go. */
const keepOffer: Act = async (actor) => {
  await goHome(actor);
  const { page, say } = actor;
  const panel = page.locator('#offers');
  await panel.getByRole('tab', { name: say('offers.tabs.available') }).click();
  const add = panel.getByRole('button', { name: say('offers.addFavourite', { title: '' }).trim() });
  await panel.getByRole('article').first().waitFor();
  const title = await add
    .first()
    .getAttribute('aria-label')
    .catch(() => null);
  if (title === null) return;
  await add.first().click();
  await panel.getByRole('button', { name: title, exact: true }).waitFor({ state: 'hidden' });
  await panel.getByRole('tab', { name: say('offers.tabs.favourites') }).click();
  const remove = panel.getByRole('button', {
    name: say('offers.removeFavourite', { title: title.slice(title.indexOf(': ') + 2) }),
  });
  await remove.click();
  await remove.waitFor({ state: 'hidden' });
  await panel.getByRole('tab', { name: say('offers.tabs.available') }).click();
};

/** An offer made and taken back; artists only look at the form's absence. */
const makeOffer: Act = async (actor) => {
  if (actor.isArtist) return;
  await goHome(actor);
  const { page, say, dice } = actor;
  const title = `Soaked ${dice.below(1_000_000)}`;
  await byName(page, say('offers.newOffer')).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(say('offers.offerTitle')).fill(title);
  await form.getByLabel(say('offers.description')).fill('For an hour or two.');
  await form.getByLabel(say('offers.category')).selectOption('Music');
  await form.getByRole('button', { name: say('offers.save') }).click();
  await form.waitFor({ state: 'hidden' });
  await byName(page, say('offers.delete', { title })).click();
  await byName(page, say('offers.delete', { title })).waitFor({ state: 'hidden' });
};

const takeTour: Act = async (actor) => {
  await goHome(actor);
  const { page, say, dice } = actor;
  await page.evaluate(() => scrollTo(0, 0));
  const item = page.locator('header').getByRole('button', { name: say('session.tutorial'), exact: true });
  await item.click();
  await byName(page, say('tutorial.start')).click();
  const card = page.getByRole('dialog');
  for (let step = dice.below(6); step > 0; step -= 1) await card.getByRole('button').last().click();
  const skip = card.getByRole('button', { name: say('tutorial.skip') });
  if (await skip.isVisible()) await skip.click();
  await card.waitFor({ state: 'hidden' });
  if ((await item.getAttribute('aria-pressed')) === 'true') await item.click();
};

const scroll: Act = async ({ page }) => {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(200);
  await page.evaluate(() => scrollTo(0, 0));
};

export const homeActs = {
  searchHub,
  pageHub,
  switchTopFive,
  connectAndCancel,
  lookAtOffers,
  keepOffer,
  makeOffer,
  takeTour,
  scroll,
};
