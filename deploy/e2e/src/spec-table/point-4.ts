import { rows } from './row.ts';
import * as by from './tests.ts';

/** States and transitions. */
export const transitions = [
  ...rows(4, 'text', {
    "We've sent a verification code to verify your email Address": by.letters('mail sent'),
    'Please check your email!': by.letters('mail sent'),
    'Signing in...': by.wayIn('a page brought back by the Back button lets one sign in again'),
    '/': by.session('ends in every tab when one signs out'),
    Cancel: by.journey.connection,
    Connected: by.journey.connection,
    '-': by.journey.connection,
    '+': by.journey.connection,
    pendingRequest: by.journey.connection,
    applied: by.offers('moves to the applied ones with one press, also by a double click'),
    'Start a Tutorial': by.tour.walk,
    true: by.tour.walk,
    Copied: by.profile.timers,
  }),
  ...rows(4, 'state', {
    'registration: role, categories, account, mail, confirmed': by.journey.registration,
    'on success the draft is removed': by.journey.registration,
    'sign-in stores the token and leads home': by.journey.registration,
    'a token that is refused is removed, the user cleared': by.guard(
      'is closed to a token that is none, and forgets it',
    ),
    'logout removes the token and leads to /': by.session('ends in every tab when one signs out'),
    'a request is sent and, pressed again, cancelled': by.journey.connection,
    'accept and reject from Pending Requests': by.journey.connection,
    'either party deletes a connection': by.journey.connection,
    'the own card shows no action': by.home.cards,
    'favourite and back': by.offers(
      'leaves the available ones when it is kept, and comes back when it is not',
    ),
    'open or closed, edited by the creator': by.offers('is edited by its creator, and the others see it'),
    'the pencil shows and hides the controls; a word after each change': by.owner(
      'says what became of every change to Interests',
    ),
    'stars start at 0 and after a submit; the comment clears; new ones come first': by.profile.reviews,
    'newMessage, lastMessage, getOnlineUsers, notification': by.journey.chat,
    messageUpdate: by.messages(
      'edits an own message, and the other sees it live; received ones have no menu',
    ),
    messageDeleted: by.messages('deletes it for both'),
    'a click on a contact clears its notifications': by.journey.chat,
    'the back arrow clears the pane': by.journey.chat,
    'the mobile menu opens and closes': by.frame.menu,
    'the tour ends by finish or skip and never blocks itself': by.tour.walk,
  }),
  ...rows(4, 'timer', {
    'the notice of registration, 10 seconds': by.stays('the notice after registering'),
    'the confirmation of forgot password, 2 seconds': by.stays('the notice that a reset mail was sent'),
    'password changed, 2 seconds': by.stays(
      'the word that a password was changed, and then the sign-in comes',
    ),
    'the list of validation errors, 3 seconds': by.stays('the errors of a sign-in'),
    'the warning without a rating, 5 seconds': by.profile.timers,
    'the limit of categories, 2 seconds': by.stays('the warning at a fourth category'),
    'Copied, 3 seconds': by.profile.timers,
  }),
  ...rows(4, 'threshold', { 'a scroll past 400 px': by.threshold('the bar of the landing page') }),
];
