import type { Locale } from '@kindred/chassis/http/locale';
import type { Letter } from './letter.ts';

type Words = Pick<Letter, 'subject' | 'preview' | 'heading' | 'linkIntro' | 'smallPrint'> & {
  paragraphs(title: string): readonly string[];
  label: string;
};

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: 'Somebody applied to your offer',
    preview: 'Look at who would like to join in.',
    heading: 'Somebody would like to join in',
    paragraphs: (title) => [
      `There is a new application to your offer “${title}”.`,
      'Look at who it is. If you like what you see, send a connection request and talk.',
    ],
    label: 'See who applied',
    linkIntro: 'The button does nothing? Open this link:',
    smallPrint: ['We send this mail for every application to an offer of yours.'],
  },
  de: {
    subject: 'Jemand hat sich auf dein Angebot beworben',
    preview: 'Sieh dir an, wer mitmachen möchte.',
    heading: 'Jemand möchte mitmachen',
    paragraphs: (title) => [
      `Zu deinem Angebot „${title}“ gibt es eine neue Bewerbung.`,
      'Sieh dir an, wer es ist. Wenn es passt, schick eine Verbindungsanfrage, und redet miteinander.',
    ],
    label: 'Bewerbung ansehen',
    linkIntro: 'Der Knopf tut nichts? Öffne diesen Link:',
    smallPrint: ['Diese Mail schicken wir bei jeder Bewerbung auf eines deiner Angebote.'],
  },
};

/** Only entrepreneurs make offers, so their home is where the offer is. */
export function offerAppliedLetter(
  publicUrl: string,
  locale: Locale,
  { offerId, title }: { offerId: string; title: string },
): Letter {
  const { label, paragraphs, ...rest } = words[locale];
  return {
    ...rest,
    locale,
    ink: 'orchid',
    paragraphs: paragraphs(title),
    action: { label, url: `${publicUrl}/E?offer=${encodeURIComponent(offerId)}`, isMeeting: true },
    homeUrl: publicUrl,
  };
}
