import { type Act, type Actor, byName, goHome, pressAny } from './actor.ts';

async function openOwn(actor: Actor): Promise<void> {
  const { page, self } = actor;
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('header').getByRole('link', { name: self }).first().click();
  await page.getByRole('heading', { level: 1, name: self }).waitFor();
}

/** Somebody from the hub, and back by the browser. */
const visitSomebody: Act = async (actor) => {
  await goHome(actor);
  const { page } = actor;
  const cards = page.locator('#searching-hub article a');
  await cards.first().waitFor();
  await pressAny(actor, cards);
  await page.waitForURL(/profile-artist|ProfilePage/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.locator('#searching-hub article').first().waitFor();
};

const shareOwn: Act = async (actor) => {
  await openOwn(actor);
  const { page, say } = actor;
  await byName(page, say('share.button')).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

/** An interest and a language, added and deleted. */
const editOwn: Act = async (actor) => {
  await openOwn(actor);
  const { page, say, dice } = actor;
  const interest = `Soaking ${dice.below(1_000_000)}`;
  const pencil = byName(page, say('profile.traits.edit'));
  // What was typed and not sent opens it again by itself.
  if ((await pencil.getAttribute('aria-pressed')) === 'false') await pencil.click();
  await page.getByLabel(say('profile.traits.interest.new')).fill(interest);
  await byName(page, say('profile.traits.interest.add')).click();
  await byName(page, say('profile.traits.delete', { text: interest })).click();
  await byName(page, say('profile.traits.delete', { text: interest })).waitFor({ state: 'hidden' });
  await pencil.click();
  const language = `Soak ${dice.below(1_000_000)}`;
  await page.getByRole('textbox', { name: say('profile.languages.language'), exact: true }).fill(language);
  await page.getByLabel(say('profile.languages.level')).selectOption('Fluent');
  await byName(page, say('profile.languages.add')).click();
  await byName(page, say('profile.languages.delete', { language })).click();
  await byName(page, say('profile.languages.delete', { language })).waitFor({ state: 'hidden' });
};

const openEditor: Act = async (actor) => {
  await openOwn(actor);
  const { page, say } = actor;
  await byName(page, say('profile.about.edit')).click();
  await page.getByRole('textbox', { name: say('profile.about.editor') }).waitFor();
  await byName(page, say('common.discard')).first().click();
};

/** The partner's profile, and a review that replaces the last one. */
const ratePartner: Act = async (actor) => {
  await goHome(actor);
  const { page, say, dice, partner } = actor;
  const hub = page.locator('#searching-hub');
  await hub.getByRole('searchbox').fill(partner);
  await hub.getByRole('link', { name: partner }).click();
  await page.getByRole('heading', { level: 1, name: partner }).waitFor();
  const stars = page.getByRole('radio').nth(dice.below(5));
  await stars.check({ force: true });
  await page.getByLabel(say('reviews.comment')).fill(`Came early, ${dice.below(1_000)}.`);
  // Another list of reviews than the one known has emptied them, perhaps.
  await stars.check({ force: true });
  await byName(page, say('reviews.submit')).click();
  await page
    .getByText(say('reviews.added'))
    .or(page.getByText(say('reviews.replaced')))
    .first()
    .waitFor();
};

const readInformation: Act = async ({ page, say }) => {
  await page
    .locator('footer')
    .getByRole('link', { name: say('common.footer.privacy') })
    .click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const tab of ['terms', 'qa'])
    await page.getByRole('tab', { name: say(`information.${tab}.title`) }).click();
  await page.goBack();
};

export const profileActs = { visitSomebody, shareOwn, editOwn, openEditor, ratePartner, readInformation };
