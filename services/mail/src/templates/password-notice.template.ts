import type { Locale } from '@kindred/chassis/http/locale';
import type { Letter } from './letter.ts';

type Words = Pick<Letter, 'subject' | 'preview' | 'heading' | 'linkIntro' | 'smallPrint'> & {
  paragraphs(when: string): readonly string[];
  label: string;
};

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: 'Your Kindred password was changed',
    preview: 'It was you? Then all is well.',
    heading: 'Your password is new',
    paragraphs: (when) => [
      `The password of your account was changed on ${when}. All sessions have ended; log in with the new one.`,
      'It was you? Then all is well, and there is nothing more to do.',
      'It was not you? Then somebody else can read your mail. Secure your mailbox first, then use “Forgot password” on the login page.',
    ],
    label: 'Go to the login',
    linkIntro: 'The button does nothing? Open this link:',
    smallPrint: ['We send this mail after every change of a password. It cannot be switched off.'],
  },
  de: {
    subject: 'Dein Kindred-Passwort wurde geändert',
    preview: 'Das warst du? Dann ist alles gut.',
    heading: 'Dein Passwort ist neu',
    paragraphs: (when) => [
      `Das Passwort deines Kontos wurde am ${when} geändert. Alle Sitzungen sind beendet; logg dich mit dem neuen ein.`,
      'Das warst du? Dann ist alles gut, und es gibt nichts weiter zu tun.',
      'Das warst nicht du? Dann kann jemand anderes deine Mails lesen. Sichere zuerst dein Postfach und nutze dann „Passwort vergessen“ auf der Seite zum Einloggen.',
    ],
    label: 'Zum Einloggen',
    linkIntro: 'Der Knopf tut nichts? Öffne diesen Link:',
    smallPrint: [
      'Diese Mail schicken wir nach jeder Änderung eines Passworts. Sie lässt sich nicht abschalten.',
    ],
  },
};

const languageTags: Readonly<Record<Locale, string>> = { en: 'en-GB', de: 'de-DE' };

/** In UTC: where the reader is, a mail cannot know. */
const formatTime = (time: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(time);

export function passwordNoticeLetter(publicUrl: string, locale: Locale, changedAt: number): Letter {
  const { label, paragraphs, ...rest } = words[locale];
  return {
    ...rest,
    locale,
    ink: 'marigold',
    paragraphs: paragraphs(`${formatTime(changedAt, locale)} (UTC)`),
    action: { label, url: `${publicUrl}/sign-in`, isMeeting: false },
    homeUrl: publicUrl,
  };
}
