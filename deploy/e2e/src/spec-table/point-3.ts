import { rows } from './row.ts';
import * as by from './tests.ts';

/** The fields members see and the keys of the browser. */
export const fields = [
  ...rows(3, 'field', {
    'address {firstname, lastname}': by.profile.name,
    'about (rich-text HTML)': by.owner(
      'writes about with bold words and an address that becomes a mail link, and keeps it through a reload',
    ),
    averageRating: by.profile.reviews,
    categories: by.owner(
      'asks for at least one name, keeps the other part, and takes title, place and three categories',
    ),
    'profileImage, profileBackground': by.owner('uploads the round picture and the background, images only'),
    interests: by.owner('says what became of every change to Interests'),
    personality: by.owner('says what became of every change to Personality'),
    'languages, Beginner to Fluent as 1 to 5 bars': by.profile.sizes,
    portfolioImages: by.owner('hangs up images, moves them by key, shows them larger and takes one down'),
    'connections, pendingRequests, sentRequests': by.journey.connection,
    favOffers: by.offers('leaves the available ones when it is kept, and comes back when it is not'),
    'offer: title, description, location, type, category, salary, skills, status': by.offers(
      'shows a new offer on top, with what was said about it',
    ),
    applicants: by.offers('shows its creator who applied, and nobody else'),
    'rating: ratingNumber, comment, rater': by.profile.reviews,
    'message: text, file, createdAt': by.messages('sends an image that the other sees and takes away'),
    'notification: senderId, receiverId': by.frame.notice,
    'contact message: senderEmail, subject, message': by.landing.contact,
    'login form: email, password, rememberMe, showPassword': by.ways(
      'keep the address of who asked to be remembered, and of nobody else',
    ),
    'fourteen categories': by.letters('category choice, a fourth refused'),
  }),
  ...rows(3, 'storage', {
    token: by.session('ends in every tab when one signs out'),
    rememberedEmail: by.ways('keep the address of who asked to be remembered, and of nobody else'),
    userRegisterData: by.journey.registration,
    'tourCompleted, set to "true"': by.tour.walk,
    'notifications in session storage': by.frame.notice,
    'the language in local storage and a cookie': by.language(
      'is written to cookie and storage only when somebody makes it, and then survives a reload',
    ),
  }),
  ...rows(3, 'text', {
    true: by.tour.walk,
    'texts of the landing page in en and de': by.journey.landing,
  }),
];
