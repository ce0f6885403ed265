import type { Locale } from '@kindred/chassis/http/locale';

export interface PageText {
  title: string;
  description: string;
}

type Texts = Readonly<Record<Locale, PageText>>;

/** Pages that search engines may show, by what stands in their address. */
export const indexedPages: Readonly<Record<string, Texts>> = {
  '/': {
    en: {
      title: 'Your next fateful connection',
      description:
        'Kindred is where artists and entrepreneurs find each other: profiles, a searching hub, connections and a chat, in English and German.',
    },
    de: {
      title: 'Deine nächste schicksalhafte Begegnung',
      description:
        'Auf Kindred finden Künstler:innen und Unternehmer:innen zueinander: Profile, eine Suchzentrale, Verbindungen und ein Chat, auf Deutsch und Englisch.',
    },
  },
  '/QA': {
    en: {
      title: 'Q&A',
      description: 'How Kindred works: getting started, collaborating, payments, and what it brings you.',
    },
    de: {
      title: 'Q&A',
      description:
        'Wie Kindred funktioniert: der Einstieg, die Zusammenarbeit, das Geld und was es dir bringt.',
    },
  },
  '/QA?tab=privacy': {
    en: {
      title: 'Privacy Policy',
      description: 'What Kindred stores about you, why, and what you can do about it.',
    },
    de: {
      title: 'Datenschutz',
      description: 'Was Kindred über dich speichert, warum, und was du dagegen tun kannst.',
    },
  },
  '/QA?tab=terms': {
    en: {
      title: 'Terms and Conditions',
      description: 'The rules of Kindred: what you may expect and what we expect.',
    },
    de: {
      title: 'Nutzungsbedingungen',
      description: 'Die Regeln von Kindred: was du erwarten darfst und was wir erwarten.',
    },
  },
  '/QA?tab=impressum': {
    en: { title: 'Impressum', description: 'Who runs Kindred and how to reach them.' },
    de: { title: 'Impressum', description: 'Wer Kindred betreibt und wie du uns erreichst.' },
  },
  '/register-questions': {
    en: {
      title: 'Tell us who you are',
      description: 'Join Kindred as an artist or as an entrepreneur. It costs nothing.',
    },
    de: {
      title: 'Sag uns, wer du bist',
      description: 'Komm als Künstler:in oder Unternehmer:in zu Kindred. Es kostet nichts.',
    },
  },
  '/sign-in': {
    en: { title: 'LogIn', description: 'Log in to Kindred and see who has been looking for you.' },
    de: { title: 'Einloggen', description: 'Logg dich bei Kindred ein und sieh, wer dich gesucht hat.' },
  },
};

const roles = {
  en: { artist: 'Artist', entrepreneur: 'Entrepreneur', at: 'on Kindred', unnamed: 'A member' },
  de: { artist: 'Künstler:in', entrepreneur: 'Unternehmer:in', at: 'auf Kindred', unnamed: 'Ein Mitglied' },
} as const;

/** What a profile says of itself beside a link. */
export interface SharedProfile {
  role: 'artist' | 'entrepreneur';
  name: string;
  title: string;
  location: string;
  about: string;
}

export function profileText({ role, name, title, location, about }: SharedProfile, locale: Locale): PageText {
  const words = roles[locale];
  const shown = name || words.unnamed;
  const first = [title || words[role], location].filter((part) => part !== '').join(', ');
  const rest = about || `${shown} ${words.at}.`;
  return { title: shown, description: `${first}. ${rest}` };
}
