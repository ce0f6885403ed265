import type { Locale } from '@kindred/chassis/http/locale';
import type { Letter } from './letter.ts';

type Words = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'linkIntro' | 'smallPrint'> & {
  label: string;
};

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: 'Set a new password for Kindred',
    preview: 'The link works once, for 60 minutes.',
    heading: 'Time for a new password',
    paragraphs: [
      'Somebody, most likely you, asked for a new password for this address. Choose one of at least 12 characters; a few words of your own work well.',
      'All your sessions end with it. Afterwards you log in with the new password.',
    ],
    label: 'Set a new password',
    linkIntro: 'The button does nothing? Open this link:',
    smallPrint: [
      'The link works once, for 60 minutes, and only until you ask for another one.',
      'It was not you? Then leave this mail alone. Your password stays as it is.',
    ],
  },
  de: {
    subject: 'Setze ein neues Passwort für Kindred',
    preview: 'Der Link gilt einmal und 60 Minuten lang.',
    heading: 'Zeit für ein neues Passwort',
    paragraphs: [
      'Jemand, höchstwahrscheinlich du, hat für diese Adresse ein neues Passwort angefordert. Wähle eines mit mindestens 12 Zeichen; ein paar eigene Wörter sind eine gute Wahl.',
      'Damit enden alle deine Sitzungen. Danach loggst du dich mit dem neuen Passwort ein.',
    ],
    label: 'Neues Passwort setzen',
    linkIntro: 'Der Knopf tut nichts? Öffne diesen Link:',
    smallPrint: [
      'Der Link gilt einmal, 60 Minuten lang, und nur bis du einen weiteren anforderst.',
      'Das warst nicht du? Dann lass diese Mail einfach liegen. Dein Passwort bleibt, wie es ist.',
    ],
  },
};

export function resetLinkLetter(publicUrl: string, locale: Locale, token: string): Letter {
  const { label, ...rest } = words[locale];
  return {
    ...rest,
    locale,
    ink: 'marigold',
    action: { label, url: `${publicUrl}/resetpassword/${encodeURIComponent(token)}`, isMeeting: false },
    homeUrl: publicUrl,
  };
}
