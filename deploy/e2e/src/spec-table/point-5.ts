import { rows } from './row.ts';
import * as by from './tests.ts';

/** Validation. */
export const validation = [
  ...rows(5, 'text', {
    "You've reached the choice limit!": by.letters('category choice, a fourth refused'),
    'Error: ': by.letters('sign-in with errors'),
    'Please select a rating before submitting your comment.': by.profile.timers,
    'Enter an interest of your choice :)': by.owner('says what became of every change to Interests'),
    'Enter an personality of your choice :)': by.owner('says what became of every change to Personality'),
    'Please provide at least one name to update.': by.owner(
      'asks for at least one name, keeps the other part, and takes title, place and three categories',
    ),
    'Please type a message': by.stays('the alert at an empty message'),
    'Passwords do not match': by.stays('the mismatch of two passwords'),
    '...': by.frame.notice,
  }),
  ...rows(5, 'rule', {
    'email and message of the contact form are required': by.landing.contact,
    'password and terms are required': by.journey.registration,
    'a fourth category is refused, a chosen one let go': by.journey.registration,
    'server messages come as a list': by.letters('sign-in with errors'),
    'a rating of at least 1 and a comment': by.profile.reviews,
    'interest and personality: trimmed, not empty': by.owner('says what became of every change to Interests'),
    'image files only': by.owner('uploads the round picture and the background, images only'),
    'an empty part of the name keeps the old value': by.owner(
      'asks for at least one name, keeps the other part, and takes title, place and three categories',
    ),
    'a name is split on the last space': by.profile.name,
    'language text and level are both required': by.owner(
      'adds and deletes a language, which needs its level',
    ),
    'offer: required fields, optional ones, numeric salary': by.home.logs,
    'both passwords are required': by.journey.password,
    'portfolio upload waits for a file': by.profile.controls,
    'an address in a hyperlink entry becomes a mail link': by.owner(
      'writes about with bold words and an address that becomes a mail link, and keeps it through a reload',
    ),
    'chat search: any part of the first name': by.journey.chat,
    'a preview over 20 characters is cut': by.frame.notice,
  }),
  ...rows(5, 'timer', {
    'Please type a message for 2.5 seconds': by.stays('the alert at an empty message'),
    'the mismatch for 2 seconds': by.stays('the mismatch of two passwords'),
  }),
];
