import { rows } from './row.ts';
import * as by from './tests.ts';

/** Everything a member sees. */
export const memberScreens = [
  ...rows(2, 'text', {
    'You have new message(s)': by.frame.notice,
    'Start a Tutorial': by.tour.walk,
    'No users found for this category.': by.letters('artist home, nobody found'),
    'No offer available': by.states('the offers at home'),
    'Contact me': by.owner('leads from the badge to the own profile, which offers no review form'),
    'User email not found': by.visitor(
      'is told no address: the button says so in the console and offers to sign in',
    ),
    'Share Link': by.profile.sharing,
    'Profile sharing': by.profile.sharing,
    Copied: by.profile.timers,
    'Loading user profile...': by.visitor('is shown what is loading'),
    Chats: by.letters('chat list'),
    'Search chat...': by.letters('chat list'),
    'No connections available.': by.letters('empty chatbox'),
    'No matching connections found.': by.journey.chat,
    'Welcome {firstname}!': by.letters('chat list'),
    'Select a chat to start messaging!': by.letters('chat list'),
    'last message:': by.frame.notice,
    'No messages available': by.journey.chat,
    'Edit message': by.messages(
      'edits an own message, and the other sees it live; received ones have no menu',
    ),
    'Type your message...': by.letters('open thread'),
    'Please type a message': by.journey.chat,
  }),
  ...rows(2, 'state', {
    'the badge leads to the own profile': by.owner(
      'leads from the badge to the own profile, which offers no review form',
    ),
    'wordmark, language, Chatbox, Tutorial and Logout': by.letters('artist home'),
    'a click in the mobile menu closes it': by.frame.menu,
    'following the notice clears the notifications': by.frame.notice,
    'the Tutorial item toggles the button': by.tour.walk,
    'artist home: hub, five, connections and requests': by.letters('artist home'),
    'entrepreneur home: hub, five, connections': by.letters('entrepreneur home'),
    'three tabs of offers, Available Offers first': by.offers(
      'leaves the available ones when it is kept, and comes back when it is not',
    ),
    'banner, image, name with average rating': by.visitor(
      'sees the profile and the way in, but nothing to edit',
    ),
    'rich text about': by.owner(
      'writes about with bold words and an address that becomes a mail link, and keeps it through a reload',
    ),
    'Facebook, LinkedIn, Twitter and E-mail, and a link to copy': by.profile.sharing,
    'the list of chats is searched by first name, upper and lower case alike': by.ways(
      'keep every filter and tab, also of the chat',
    ),
    'one pane on small screens, an arrow back': by.journey.chat,
    'online indicator, badge and preview on a contact': by.journey.chat,
    'the name above a chat leads to the profile': by.home.talk,
    'a calendar-style time at every message': by.home.talk,
    'own messages have a menu, received ones none': by.messages(
      'edits an own message, and the other sees it live; received ones have no menu',
    ),
    'an image preview and a download': by.messages('sends an image that the other sees and takes away'),
  }),
  ...rows(2, 'threshold', {
    'the bar of members after 250 px': by.threshold('the bar of a signed-in page'),
    'the arrow after 300 px': by.threshold('the arrow to the top'),
  }),
  ...rows(2, 'timer', { 'Copied for 3 seconds': by.profile.timers }),
];
