import { rows } from './row.ts';
import * as by from './tests.ts';

/** Constants and limits. */
export const constants = [
  ...rows(9, 'timer', {
    'category warning 2 s': by.stays('the warning at a fourth category'),
    'validation errors 3 s': by.stays('the errors of a sign-in'),
    'registration notice 10 s': by.stays('the notice after registering'),
    'password-reset notice 2 s': by.stays('the notice that a reset mail was sent'),
    'password-change toast 2 s': by.stays('the word that a password was changed, and then the sign-in comes'),
    'password mismatch flag 2 s': by.stays('the mismatch of two passwords'),
    'empty-chat alert 2.5 s': by.stays('the alert at an empty message'),
    'review warning 5 s': by.profile.timers,
    'Copied 3 s': by.profile.timers,
    'marquee 20-second linear loop': by.landing.marquee,
    'tutorial scroll duration 300 ms': by.tour.scroll,
  }),
  ...rows(9, 'threshold', {
    'landing nav 400 px': by.threshold('the bar of the landing page'),
    'sticky bar 250 px': by.threshold('the bar of a signed-in page'),
    'scroll-to-top 300 px': by.threshold('the arrow to the top'),
  }),
  ...rows(9, 'limit', {
    'maximum 3 categories out of 14': by.journey.registration,
    'governing law is Germany': by.frame.information,
    'rating scale 1 to 5': by.profile.reviews,
    'levels Beginner to Fluent are 1 to 5': by.profile.sizes,
    'top lists show 5': by.home.cards,
    'reviews list 20rem': by.profile.sizes,
    'profile offers panel 250 px': by.profile.sizes,
    'chat panel 700 px': by.home.sheet,
    'mobile menu about 16rem': by.landing.actions,
    'preview over 20 characters': by.frame.notice,
    'team: four members': by.landing.people,
    'marquee text repeated 50 times': by.landing.marquee,
    'carousel padding 40, gap 20': by.landing.cards,
    'tutorial of 6 steps': by.tour.walk,
    'scroll offset 20': by.tour.scroll,
    'Escape and overlay click do not close the tour': by.tour.walk,
  }),
  ...rows(9, 'text', {
    Copied: by.profile.timers,
    '...': by.frame.notice,
    Skip: by.tour.walk,
    'Start a Tutorial': by.tour.walk,
  }),
  ...rows(9, 'rule', {
    'languages en (fallback) and de': by.language('falls where it belongs for a browser that says fr-FR'),
    'query string, cookie, local storage, navigator': by.frame.detection,
    'the choice is cached in local storage and a cookie': by.language(
      'is written to cookie and storage only when somebody makes it, and then survives a reload',
    ),
  }),
];
