import type { Locale } from '@kindred/chassis/http/locale';
import type { Letter } from './letter.ts';

type Words = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'linkIntro' | 'smallPrint'> & {
  label: string;
  codeIntro: string;
};

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: 'Confirm your email for Kindred',
    preview: 'One click and you are in.',
    heading: 'One click and you are in',
    paragraphs: [
      'Good to have you here. Confirm that this address is yours, and the artists and entrepreneurs of Kindred can find you.',
    ],
    label: 'Confirm my email',
    linkIntro: 'The button does nothing? Open this link:',
    codeIntro: 'Or copy this code and paste it where you are asked for it:',
    smallPrint: [
      'The link works once, for 24 hours. After that, log in and have a new one sent.',
      'You did not register with Kindred? Then leave this mail alone. Without your click nothing happens.',
    ],
  },
  de: {
    subject: 'Bestätige deine E-Mail-Adresse für Kindred',
    preview: 'Ein Klick, und du bist dabei.',
    heading: 'Ein Klick, und du bist dabei',
    paragraphs: [
      'Schön, dass du da bist. Bestätige, dass diese Adresse dir gehört, und die Künstler:innen und Unternehmer:innen von Kindred können dich finden.',
    ],
    label: 'E-Mail-Adresse bestätigen',
    linkIntro: 'Der Knopf tut nichts? Öffne diesen Link:',
    codeIntro: 'Oder kopiere diesen Code und füge ihn ein, wo du danach gefragt wirst:',
    smallPrint: [
      'Der Link gilt einmal und 24 Stunden lang. Danach kannst du dir beim Einloggen einen neuen schicken lassen.',
      'Du hast dich nicht bei Kindred registriert? Dann lass diese Mail einfach liegen. Ohne deinen Klick passiert nichts.',
    ],
  },
};

export function verificationLetter(publicUrl: string, locale: Locale, token: string): Letter {
  const { label, codeIntro, ...rest } = words[locale];
  return {
    ...rest,
    locale,
    ink: 'orchid',
    action: { label, url: `${publicUrl}/email-confirmation/${encodeURIComponent(token)}`, isMeeting: true },
    code: { intro: codeIntro, value: token },
    homeUrl: publicUrl,
  };
}
