import type { Locale } from '@kindred/chassis/http/locale';
import type { Letter } from './letter.ts';

type Words = Pick<Letter, 'subject' | 'preview' | 'heading' | 'linkIntro' | 'smallPrint'> & {
  paragraphs(title: string): readonly string[];
  label: string;
};

const words: Readonly<Record<Locale, Words>> = {
  en: {
    subject: 'An offer you applied to is gone',
    preview: 'It was taken back by its creator.',
    heading: 'This offer was taken back',
    paragraphs: (title) => [
      `The offer “${title}” that you applied to was taken back by its creator. Your application ends with it; there is nothing for you to do.`,
      'It says nothing about you or your work. There are other offers, and new ones every day.',
    ],
    label: 'See other offers',
    linkIntro: 'The button does nothing? Open this link:',
    smallPrint: ['We send this mail once, to everybody who applied to the offer.'],
  },
  de: {
    subject: 'Ein Angebot, auf das du dich beworben hast, ist weg',
    preview: 'Es wurde zurückgezogen.',
    heading: 'Dieses Angebot wurde zurückgezogen',
    paragraphs: (title) => [
      `Das Angebot „${title}“, auf das du dich beworben hast, wurde zurückgezogen. Deine Bewerbung endet damit; du musst nichts tun.`,
      'Das sagt nichts über dich oder deine Arbeit. Es gibt andere Angebote, und jeden Tag kommen neue dazu.',
    ],
    label: 'Andere Angebote ansehen',
    linkIntro: 'Der Knopf tut nichts? Öffne diesen Link:',
    smallPrint: ['Diese Mail schicken wir einmal an alle, die sich auf das Angebot beworben haben.'],
  },
};

/** Everybody's home has the offers; whose it is not is led to their own from here. */
export function offerDeletedLetter(publicUrl: string, locale: Locale, title: string): Letter {
  const { label, paragraphs, ...rest } = words[locale];
  return {
    ...rest,
    locale,
    ink: 'marigold',
    paragraphs: paragraphs(title),
    action: { label, url: `${publicUrl}/E`, isMeeting: false },
    homeUrl: publicUrl,
  };
}
