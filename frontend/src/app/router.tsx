import { matchPath, Route, Routes } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import type { Area } from '../texts/areas.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

const Landing = lazyPage(() => import('../pages/landing.page.tsx').then((m) => m.LandingPage), ['landing']);
const Information = lazyPage(
  () => import('../pages/information.page.tsx').then((m) => m.InformationPage),
  ['information'],
);
const RegisterLayout = lazyPage(
  () => import('../layouts/register.layout.tsx').then((m) => m.RegisterLayout),
  ['register'],
);
const RegisterRole = lazyPage(
  () => import('../pages/register-role.page.tsx').then((m) => m.RegisterRolePage),
  ['register'],
);
const RegisterCategory = lazyPage(
  () => import('../pages/register-category.page.tsx').then((m) => m.RegisterCategoryPage),
  ['register'],
);
const Register = lazyPage(
  () => import('../pages/register.page.tsx').then((m) => m.RegisterPage),
  ['register', 'sign-in'],
);
const SignIn = lazyPage(() => import('../pages/sign-in.page.tsx').then((m) => m.SignInPage), ['sign-in']);
const EmailConfirmation = lazyPage(
  () => import('../pages/email-confirmation.page.tsx').then((m) => m.EmailConfirmationPage),
  ['account'],
);
const ConfirmedUser = lazyPage(
  () => import('../pages/confirmed-user.page.tsx').then((m) => m.ConfirmedUserPage),
  ['account'],
);
const ResetPassword = lazyPage(
  () => import('../pages/reset-password.page.tsx').then((m) => m.ResetPasswordPage),
  ['account'],
);
const WithStore = lazyPage(() => import('./with-store.tsx').then((m) => m.WithStore), []);
const RequireSession = lazyPage(() => import('./require-session.tsx').then((m) => m.RequireSession), []);
const LoggedInLayout = lazyPage(
  () => import('../layouts/logged-in.layout.tsx').then((m) => m.LoggedInLayout),
  ['session', 'connections', 'tutorial'],
);
const HomeArtist = lazyPage(
  () => import('../pages/home-artist.page.tsx').then((m) => m.HomeArtistPage),
  ['home', 'members', 'connections', 'offers'],
);
const HomeEntrepreneur = lazyPage(
  () => import('../pages/home-entrepreneur.page.tsx').then((m) => m.HomeEntrepreneurPage),
  ['home', 'members', 'connections', 'offers'],
);
const Chatbox = lazyPage(() => import('../pages/chatbox.page.tsx').then((m) => m.ChatboxPage), ['chat']);
const ProfileLayout = lazyPage(
  () => import('../layouts/profile.layout.tsx').then((m) => m.ProfileLayout),
  ['profile'],
);
const profileTexts: readonly Area[] = ['profile', 'reviews', 'portfolio', 'share', 'offers', 'connections'];
const ProfileArtist = lazyPage(
  () => import('../pages/profile-artist.page.tsx').then((m) => m.ProfileArtistPage),
  profileTexts,
);
const ProfileEntrepreneur = lazyPage(
  () => import('../pages/profile-entrepreneur.page.tsx').then((m) => m.ProfileEntrepreneurPage),
  profileTexts,
);

const firstPages: readonly [path: string, ...needed: LazyPage[]][] = [
  [pages.landing, Landing],
  [pages.information, Information],
  [pages.registerRole, RegisterLayout, RegisterRole],
  [pages.registerCategory, RegisterLayout, RegisterCategory],
  [pages.register, RegisterLayout, Register],
  [pages.signIn, SignIn],
  [pages.emailConfirmation, EmailConfirmation],
  [pages.confirmedUser, ConfirmedUser],
  [pages.resetPassword, ResetPassword],
  [pages.homeArtist, RequireSession, LoggedInLayout, HomeArtist],
  [pages.homeEntrepreneur, RequireSession, LoggedInLayout, HomeEntrepreneur],
  [pages.chatbox, RequireSession, LoggedInLayout, Chatbox],
  [pages.profileArtist, ProfileLayout, ProfileArtist],
  [pages.profileEntrepreneur, ProfileLayout, ProfileEntrepreneur],
];

/** Loads what the first screen needs. A failure is left to the page itself, which tells it. */
export async function preloadPage(pathname: string): Promise<void> {
  const [path, ...needed] = firstPages.find(([each]) => matchPath(each, pathname) !== null) ?? [''];
  const around = path === '' || path === pages.landing ? [] : [WithStore];
  await Promise.allSettled([...around, ...needed].map((page) => page.preload()));
}

export const Router = () => (
  <Routes>
    <Route path={pages.landing} element={<Landing />} />
    <Route element={<WithStore />}>
      <Route path={pages.information} element={<Information />} />
      <Route element={<RegisterLayout />}>
        <Route path={pages.registerRole} element={<RegisterRole />} />
        <Route path={pages.registerCategory} element={<RegisterCategory />} />
        <Route path={pages.register} element={<Register />} />
      </Route>
      <Route path={pages.signIn} element={<SignIn />} />
      <Route path={pages.emailConfirmation} element={<EmailConfirmation />} />
      <Route path={pages.confirmedUser} element={<ConfirmedUser />} />
      <Route path={pages.resetPassword} element={<ResetPassword />} />
      <Route element={<RequireSession />}>
        <Route element={<LoggedInLayout />}>
          <Route path={pages.homeArtist} element={<HomeArtist />} />
          <Route path={pages.homeEntrepreneur} element={<HomeEntrepreneur />} />
          <Route path={pages.chatbox} element={<Chatbox />} />
        </Route>
      </Route>
      <Route element={<ProfileLayout />}>
        <Route path={pages.profileArtist} element={<ProfileArtist />} />
        <Route path={pages.profileEntrepreneur} element={<ProfileEntrepreneur />} />
      </Route>
    </Route>
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
