import type { Locale } from '@kindred/chassis/http/locale';

/** What a mail to a member says, before it becomes text and HTML. */
export interface Letter {
  locale: Locale;
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  /** Ink of the slab behind the heading. */
  ink: 'orchid' | 'marigold';
  heading: string;
  paragraphs: readonly string[];
  action: { label: string; url: string; isMeeting: boolean };
  /** For those whose button does nothing. */
  linkIntro: string;
  code?: { intro: string; value: string };
  smallPrint: readonly string[];
  /** Where the footer leads. */
  homeUrl: string;
}

export const taglines: Readonly<Record<Locale, string>> = {
  en: 'Your next fateful connection',
  de: 'Deine nächste schicksalhafte Begegnung',
};
