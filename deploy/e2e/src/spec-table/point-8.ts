import { rows } from './row.ts';
import * as by from './tests.ts';

const interests = by.owner('says what became of every change to Interests');
const personality = by.owner('says what became of every change to Personality');

/** The error catalogue. */
export const catalogue = [
  ...rows(8, 'text', {
    'Error: ': by.letters('sign-in with errors'),
    'Failed to add interest. Please try again.': interests,
    'Failed to add personality. Please try again.': personality,
    'Failed to delete interest. Please try again.': interests,
    'Failed to delete personality. Please try again.': personality,
    'Failed to submit form': by.mailMishap('and a message to the team that cannot be sent raise an alarm'),
    'Passwords do not match': by.journey.password,
    'Please type a message': by.journey.chat,
    'Please provide at least one name to update.': by.journey.registration,
    'Please select a rating before submitting your comment.': by.profile.reviews,
    "You've reached the choice limit!": by.journey.registration,
    'No results found': by.states('the top five'),
    'No users found for this category.': by.states('the searching hub'),
    'No offer available': by.states('the offers of a profile'),
    'No messages available': by.states('the messages of a chat'),
    'No connections available.': by.states('the contacts of the chatbox'),
    'No matching connections found.': by.journey.chat,
    'Loading user profile...': by.states('a profile'),
    'Unexpected Application Error!': by.broken('ends in the error page, which leads on by a reload'),
    'Interest added successfully': interests,
    'Interest deleted successfully': interests,
    'Personality added successfully': personality,
    'Personality deleted successfully': personality,
    'Email sent successfully': by.stays('the notice that a reset mail was sent'),
    'Password updated successfully': by.journey.password,
  }),
  ...rows(8, 'log', {
    'Error submitting the new comment': by.logs,
    'Error geting ratings for the user': by.logs,
    'Error getting the best rated comments': by.landing.noReviews,
    'Failed to fetch offers': by.home.logs,
    'Failed to create offer': by.home.logs,
    'Error applying to offer': by.home.logs,
    'Failed to update message': by.messageLogs,
    'No file attached to this message.': by.messageLogs,
    'User email not found': by.visitor(
      'is told no address: the button says so in the console and offers to sign in',
    ),
  }),
  ...rows(8, 'state', {
    'a failed fetch of the logged user by 401 removes the token': by.guard(
      'is closed to a token that is none, and forgets it',
    ),
  }),
];
