/** Pages of the app: they answer with the app's HTML. Everything else a browser asks for is a 404 page. */
export const appPages: readonly string[] = [
  '/',
  '/QA',
  '/register-questions',
  '/register-questions/category',
  '/register',
  '/sign-in',
  '/email-confirmation/:token',
  '/confirmed-user',
  '/resetpassword/:token',
  '/homeArtist',
  '/E',
  '/chatbox',
  '/profile-artist/:userId',
  '/ProfilePageEntrepreneur/:userId',
];
