import type { texts as account } from './en/account.ts';
import type { texts as chat } from './en/chat.ts';
import type { texts as common } from './en/common.ts';
import type { texts as connections } from './en/connections.ts';
import type { texts as home } from './en/home.ts';
import type { texts as information } from './en/information.ts';
import type { texts as landing } from './en/landing.ts';
import type { texts as members } from './en/members.ts';
import type { texts as offers } from './en/offers.ts';
import type { texts as portfolio } from './en/portfolio.ts';
import type { texts as profile } from './en/profile.ts';
import type { texts as register } from './en/register.ts';
import type { texts as reviews } from './en/reviews.ts';
import type { texts as session } from './en/session.ts';
import type { texts as share } from './en/share.ts';
import type { texts as signIn } from './en/sign-in.ts';
import type { texts as tutorial } from './en/tutorial.ts';

/** One area per part of the app; the file of an area has the area's name in every language. */
export type Areas = {
  account: typeof account;
  chat: typeof chat;
  common: typeof common;
  connections: typeof connections;
  home: typeof home;
  information: typeof information;
  landing: typeof landing;
  members: typeof members;
  offers: typeof offers;
  portfolio: typeof portfolio;
  profile: typeof profile;
  register: typeof register;
  reviews: typeof reviews;
  session: typeof session;
  share: typeof share;
  'sign-in': typeof signIn;
  tutorial: typeof tutorial;
};

export type Area = keyof Areas;

/** Same keys as the English texts, other words. */
export type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
