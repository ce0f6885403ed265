const inFile = (file: string, suite: string) => (title: string) =>
  [`${file}.e2e.test.ts`, suite, title].filter((part) => part !== '').join(' > ');

/** What stands on a screen, letter for letter. */
export const letters = inFile(
  'languages',
  'what the specification spells out stands there letter for letter',
);
export const language = inFile('languages', 'the choice of a language');
export const axe = inFile(
  'accessibility',
  'in both themes nothing violates WCAG 2.2 AA, all fits, nothing moves, one heading leads, one region is main, no other host is asked, the policy is kept',
);
const story = inFile('journey', 'two members meet, in en');
export const journey = {
  landing: story('1. finds the landing page alive'),
  registration: story('2. registers an artist and an entrepreneur'),
  hub: story('3. finds the artist in the hub'),
  connection: story('4. connects them live'),
  chat: story('5. lets them talk'),
  password: story('7. ends old sessions with a new password'),
};
export const stays = inFile('session-edges', 'stays for the seconds of the specification');
export const guard = inFile('session-edges', 'a guarded page');
export const session = inFile('session-edges', 'a session');
export const ways = inFile('session-edges', "the browser's own ways");
export const doubleClick = inFile('session-edges', 'a double click');
export const states = inFile(
  'mishaps',
  'loading, refused for a while, forbidden, failed, tried again, empty',
);
export const mailMishap = inFile('mishaps', 'the mail of a new member');
export const chatMishap = inFile('mishaps', 'in the chatbox');
export const wayIn = inFile('mishaps', 'on the way in');
export const broken = inFile('mishaps', 'a part of the app that cannot be loaded');
export const owner = inFile('profile-owner', '');
export const visitor = inFile('profile', 'a visitor');
export const member = inFile('profile', 'a member');
export const variant = inFile('profile', 'the wrong variant');
export const offers = inFile('offers', 'offers, from both sides');
export const messages = inFile('chat-files', 'what is done with messages, on both sides');
export const keys = inFile('keyboard', 'the whole story, without a mouse');
const landingPart = inFile('spec', 'the landing page');
export const landing = {
  actions: landingPart('leads to registration and sign-in from its head, on a phone from the menu'),
  marquee: landingPart('repeats its words 50 times in a line that runs 20 seconds, evenly and for ever'),
  people: landingPart(
    'shows the values, the top reviews and a team of four, each with a portrait, a link and a text',
  ),
  noReviews: landingPart('says in the console when the best comments cannot be had, and offers to try again'),
  cards: landingPart(
    'shows only cards with a name and a field, with their fields as tags, 40 px in and 20 px apart',
  ),
  contact: landingPart(
    'sends its contact form with the fixed subject, asks for both fields and shows what the server says',
  ),
};
const framePart = inFile('spec', 'around every page');
export const frame = {
  links: framePart(
    'the wordmark leads visitors to the landing page and members home, the foot to the information',
  ),
  menu: framePart('a click in the menu of a phone closes it'),
  notice: framePart(
    'the notice of new messages leads to the chat and clears what it counted, also in session storage',
  ),
  information: framePart(
    'the information has seven questions, six sections and ten, in three tabs of which the first is open',
  ),
  detection: framePart(
    'the language is looked for in the address, then the cookie, then the storage, then the browser',
  ),
};
export const threshold = inFile('spec', 'comes out one pixel after its threshold and not before');
const profilePart = inFile('spec', 'on a profile');
export const profile = {
  sizes: profilePart('levels are one bar to five, and long lists stay within 20rem and 250 px'),
  timers: profilePart('"Copied" stays three seconds, the word about missing stars five'),
  name: profilePart('a name is parted at its last space'),
  controls: profilePart(
    'only the owner finds controls; images alone are taken and the upload waits for a choice',
  ),
  sharing: 'profile.e2e.test.ts > sharing > builds plain links from the public address and copies it',
  reviews: member('reviews: stars and words are needed, the new one comes first, a later one replaces it'),
};
const homePart = inFile('spec', 'at home and in the chat');
export const home = {
  logs: homePart('failed offers are noted in the console: to fetch, to create, to apply'),
  cards: homePart('the own card shows no action, and the top five of either role are five, ranked'),
  sheet: homePart('the sheet of the chat is 700 px high'),
  talk: homePart('the head of a chat leads to the profile, and every message says when'),
};
export const waiting = framePart('the confirmation of an address says that one has to wait');
export const logs = profilePart('failed reviews are noted in the console: to get, to submit');
export const messageLogs = homePart(
  'a message that cannot be changed and a file that is not there are noted in the console',
);
const tutorialPart = inFile('spec', 'the tutorial');
export const tour = {
  walk: tutorialPart(
    'is offered by its item, walks six steps at both homes, is ended by Skip alone and may be taken again',
  ),
  scroll: tutorialPart('brings a step to 20 px below the edge within 300 ms'),
};
