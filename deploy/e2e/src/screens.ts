import type { Page } from 'playwright-core';
import type { Account } from './account.ts';
import { smallSizes } from './fit.ts';
import { PASSWORD } from './member.ts';
import { see } from './see.ts';
import type { Stage, Visit } from './stage.ts';
import * as states from './state-screens.ts';
import type { Say } from './texts.ts';

/** Who looks at a screen. */
export type Viewer = 'visitor' | 'artist' | 'entrepreneur' | 'newcomer';

export interface Screen {
  name: string;
  who: Viewer;
  /** Wide screens hide what this one shows. */
  isNarrow?: true;
  arrive: (page: Page, say: Say) => Promise<unknown>;
}

const PHONE = { width: 390, height: 844 };
const heading = (page: Page, name: string) => see(page.getByRole('heading', { name, level: 1 }));
let counter = 0;

const openPage = (path: string, key: string) => async (page: Page, say: Say) => {
  await page.goto(path);
  await heading(page, say(key));
};

async function register(page: Page, say: Say): Promise<void> {
  await page.goto('/register');
  counter += 1;
  await page.getByLabel(say('common.email'), { exact: true }).first().fill(`letter.${counter}@example.com`);
  await page.getByLabel(say('common.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: say('register.account.submit'), exact: true }).click();
  await page.getByText(say('register.sent.lead')).hover();
}

async function forgot(page: Page, say: Say): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: say('sign-in.forgot'), exact: true }).click();
  await see(page.getByRole('dialog', { name: say('sign-in.reset.title') }));
}

async function refuseFourth(page: Page, say: Say): Promise<void> {
  await page.goto('/register-questions/category');
  await heading(page, say('register.category.title'));
  for (const index of [0, 1, 2, 3]) await page.getByRole('checkbox').nth(index).click({ force: true });
  await page.getByText(say('register.category.limit')).hover();
}

const home = (path: string) => async (page: Page, say: Say) => {
  await page.goto(path);
  await see(
    page
      .getByRole('region', { name: say('members.hub') })
      .getByRole('article')
      .first(),
  );
  await see(page.locator('#top-five').getByRole('listitem').nth(4));
  await see(page.getByText(say('connections.title')).first());
};

async function thread(page: Page, say: Say): Promise<void> {
  await page.goto('/chatbox');
  await page.getByRole('button').filter({ hasText: 'Clara Stein' }).click();
  await see(page.getByRole('log').getByText('crane nobody needs'));
  await see(page.getByPlaceholder(say('chat.placeholder')));
}

const answerLater = (page: Page, say: Say) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: say('session.name.later') })
    .click();

async function nobodyFound(page: Page, say: Say): Promise<void> {
  await page.goto('/homeArtist?q=zzzzzz');
  await see(page.getByText(say('members.none')));
}

const menu = (path: string) => async (page: Page, say: Say) => {
  await page.goto(path);
  await page
    .locator('header')
    .getByRole('button', { name: say('common.menu'), exact: true })
    .click();
  await see(page.locator('header [aria-expanded="true"]'));
};

const firstHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const settled = (page: Page, say: Say) =>
  see(
    page
      .getByRole('region', { name: say('profile.offers.title'), exact: true })
      .getByRole('article')
      .first(),
  );

async function ownProfile(page: Page, say: Say): Promise<void> {
  await page.goto('/homeArtist');
  await page.locator('header').getByRole('link', { name: 'Mira Okafor' }).click();
  await heading(page, 'Mira Okafor');
  await settled(page, say);
}

async function ownProfileInEdit(page: Page, say: Say): Promise<void> {
  await ownProfile(page, say);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press(say('profile.edit.open'));
  await press(say('profile.traits.edit'));
  await press(say('profile.traits.interest.add'));
  await press(say('profile.about.edit'));
  await see(page.getByRole('textbox', { name: say('profile.about.editor') }));
}

async function profileOfAnother(page: Page, say: Say): Promise<void> {
  await page.goto('/E?q=Mira%20Okafor');
  await page.locator('#searching-hub').getByRole('link', { name: 'Mira Okafor' }).click();
  await heading(page, 'Mira Okafor');
  await settled(page, say);
}

async function profileForVisitors(page: Page, say: Say): Promise<void> {
  await page.goto('/');
  const card = page.locator('a[href^="/profile-artist/"]').first();
  const path = await card.getAttribute('href');
  await page.goto(path ?? '/');
  await see(firstHeading(page));
  await settled(page, say);
}

async function sharing(page: Page, say: Say): Promise<void> {
  await ownProfile(page, say);
  await page.getByRole('button', { name: say('share.button') }).click();
  await see(page.getByRole('dialog', { name: say('share.title') }));
}

/** Every screen of the journey, and how one gets there. */
export const screens: readonly Screen[] = [
  { name: 'landing', who: 'visitor', arrive: openPage('/', 'landing.title') },
  { name: 'questions', who: 'visitor', arrive: openPage('/QA', 'information.qa.title') },
  { name: 'privacy', who: 'visitor', arrive: openPage('/QA?tab=privacy', 'information.privacy.title') },
  { name: 'terms', who: 'visitor', arrive: openPage('/QA?tab=terms', 'information.terms.title') },
  { name: 'impressum', who: 'visitor', arrive: openPage('/QA?tab=impressum', 'information.impressum.title') },
  { name: 'role choice', who: 'visitor', arrive: openPage('/register-questions', 'register.role.title') },
  { name: 'category choice, a fourth refused', who: 'visitor', arrive: refuseFourth },
  { name: 'account', who: 'visitor', arrive: openPage('/register', 'register.account.title') },
  { name: 'mail sent', who: 'visitor', arrive: register },
  { name: 'sign-in', who: 'visitor', arrive: openPage('/sign-in', 'sign-in.title') },
  { name: 'sign-in with errors', who: 'visitor', arrive: states.signInRefused },
  { name: 'forgot password', who: 'visitor', arrive: forgot },
  {
    name: 'a confirmation that fails',
    who: 'visitor',
    arrive: openPage('/email-confirmation/nothing', 'account.confirming.failedTitle'),
  },
  { name: 'confirmed', who: 'visitor', arrive: openPage('/confirmed-user', 'account.confirmed.title') },
  { name: 'new password', who: 'visitor', arrive: openPage('/resetpassword/x', 'account.reset.title') },
  { name: 'not found', who: 'visitor', arrive: openPage('/nowhere', 'common.notFound') },
  { name: 'menu of visitors', who: 'visitor', isNarrow: true, arrive: menu('/') },
  { name: 'artist home', who: 'artist', arrive: home('/homeArtist') },
  { name: 'artist home, nobody found', who: 'artist', arrive: nobodyFound },
  { name: 'questions for a member', who: 'artist', arrive: openPage('/QA', 'information.qa.title') },
  { name: 'entrepreneur home', who: 'entrepreneur', arrive: home('/E') },
  {
    name: 'chat list',
    who: 'artist',
    arrive: async (page, say) => {
      await page.goto('/chatbox');
      await see(page.getByText(say('chat.lastMessage')).first());
    },
  },
  { name: 'open thread', who: 'artist', arrive: thread },
  { name: 'menu of members', who: 'artist', isNarrow: true, arrive: menu('/chatbox') },
  { name: 'own profile', who: 'artist', arrive: ownProfile },
  { name: 'own profile in edit', who: 'artist', arrive: ownProfileInEdit },
  { name: 'profile of another', who: 'entrepreneur', arrive: profileOfAnother },
  { name: 'profile for visitors', who: 'visitor', arrive: profileForVisitors },
  { name: 'profile sharing', who: 'artist', arrive: sharing },
  {
    name: 'name question',
    who: 'newcomer',
    arrive: async (page, say) => {
      await page.goto('/homeArtist');
      await see(page.getByRole('dialog', { name: say('session.name.title') }));
    },
  },
  {
    name: 'empty home',
    who: 'newcomer',
    arrive: async (page, say) => {
      await page.goto('/homeArtist');
      await answerLater(page, say);
      await home('/homeArtist')(page, say);
      await see(page.getByText(say('connections.nonePending')));
    },
  },
  {
    name: 'empty chatbox',
    who: 'newcomer',
    arrive: async (page, say) => {
      await page.goto('/chatbox');
      await answerLater(page, say);
      await see(page.getByText(say('chat.noContacts')));
    },
  },
  { name: 'role of an entrepreneur', who: 'visitor', arrive: states.roleOfEntrepreneur },
  { name: 'account refused', who: 'visitor', arrive: states.accountRefused },
  { name: 'forgot password, sent', who: 'visitor', arrive: states.forgotSent },
  { name: 'passwords that differ', who: 'visitor', arrive: states.passwordsDiffer },
  { name: 'password changed', who: 'visitor', arrive: states.passwordChanged },
  { name: 'mail being confirmed', who: 'visitor', arrive: states.confirming },
  { name: 'unexpected error', who: 'visitor', arrive: states.unexpected },
  { name: 'tutorial', who: 'artist', arrive: states.tutorial },
  { name: 'offer form', who: 'entrepreneur', arrive: states.offerForm },
  { name: 'applicants', who: 'entrepreneur', arrive: states.applicants },
  { name: 'favourite offers', who: 'artist', arrive: states.favouriteOffers },
  { name: 'applied offers', who: 'artist', arrive: states.appliedOffers },
  { name: 'profile of an entrepreneur', who: 'artist', arrive: states.profileOfEntrepreneur },
  { name: 'profile on its way', who: 'entrepreneur', arrive: states.profileOnItsWay },
  { name: 'message menu', who: 'artist', arrive: states.messageMenu },
  { name: 'message in edit', who: 'artist', arrive: states.messageInEdit },
  { name: 'nothing typed', who: 'artist', arrive: states.nothingTyped },
];

/** The small sizes in which a screen is what it is. */
export const sizesOf = ({ isNarrow }: Screen) => smallSizes.filter(({ width }) => !isNarrow || width < 600);

/** Opens a page for one kind of viewer, wide or as a phone. */
export function pageFor(
  stage: Stage,
  accounts: Partial<Record<Viewer, Account>>,
  screen: Screen,
  visit: Visit = {},
): Promise<Page> {
  const viewport = screen.isNarrow ? { viewport: PHONE } : {};
  return stage.visit({ account: accounts[screen.who], ...viewport, ...visit });
}
