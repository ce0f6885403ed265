import { anImage } from '@kindred/chassis/testing/images';
import { type Act, type Actor, byName } from './actor.ts';

const lines = ['Nine is fine', 'What about the crane?', 'Ja, gern', 'It is four metres twenty'];

async function openTalk({ page, say, partner }: Actor): Promise<void> {
  if (new URL(page.url()).pathname !== '/chatbox') {
    await page.evaluate(() => scrollTo(0, 0));
    await page
      .locator('header')
      .getByRole('link', { name: say('session.chatbox') })
      .first()
      .click();
  }
  await page.getByRole('main').getByRole('listitem').getByRole('button').filter({ hasText: partner }).click();
  await page.getByPlaceholder(say('chat.placeholder')).waitFor();
}

const send = ({ page, say }: Actor) => byName(page, say('chat.send')).and(page.locator('main button'));

const bubbles = (page: Actor['page'], text: string) =>
  page.getByRole('log').locator('[data-role]:not([data-state])', { hasText: text });

async function choose({ page, say }: Actor, text: string, item: 'edit' | 'delete'): Promise<void> {
  await bubbles(page, text)
    .last()
    .getByRole('button', { name: say('chat.menu') })
    .click();
  await page.getByRole('menuitem', { name: say(`chat.${item}`) }).click();
}

/** Written, changed and taken back, so that the talk does not grow. */
const talk: Act = async (actor) => {
  await openTalk(actor);
  const { page, say, dice } = actor;
  const text = `${dice.pick(lines)} ${dice.below(1_000_000)}`;
  await page.getByPlaceholder(say('chat.placeholder')).fill(text);
  await send(actor).click();
  await bubbles(page, text).waitFor();
  await choose(actor, text, 'edit');
  const form = page.getByRole('form', { name: say('chat.editMessage') });
  await form.getByRole('textbox').fill(`${text}, again`);
  await form.getByRole('button', { name: say('chat.saveEdit') }).click();
  await bubbles(page, `${text}, again`).waitFor();
  await choose(actor, `${text}, again`, 'delete');
  await bubbles(page, text).waitFor({ state: 'hidden' });
};

const sendPicture: Act = async (actor) => {
  await openTalk(actor);
  const { page, say, dice } = actor;
  const text = `A sheet ${dice.below(1_000_000)}`;
  const sheet = [...(await anImage({ width: 320, height: 200 }))];
  // setInputFiles would hold on to the field for the life of the tab, and with it to everything around it.
  await page.locator('main input[type="file"]').evaluate((field: HTMLInputElement, bytes) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([Uint8Array.from(bytes)], 'sheet.png', { type: 'image/png' }));
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, sheet);
  await page.getByPlaceholder(say('chat.placeholder')).fill(text);
  await send(actor).click();
  await bubbles(page, text).waitFor();
  await choose(actor, text, 'delete');
  await bubbles(page, text).waitFor({ state: 'hidden' });
};

const searchChats: Act = async (actor) => {
  await openTalk(actor);
  const { page, say } = actor;
  const field = page.getByLabel(say('chat.search'), { exact: true });
  await field.fill('zz');
  await page.getByText(say('chat.noMatch')).waitFor();
  await field.fill('');
};

export const chatActs = { talk, sendPicture, searchChats };
