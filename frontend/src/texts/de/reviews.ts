import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/reviews.ts';

export const texts: Translated<typeof en> = {
  title: 'Bewertungen',
  none: 'Noch keine Bewertungen',
  noneHelp: 'Die erste bleibt am längsten in Erinnerung.',
  loading: 'Bewertungen werden geladen',
  failed: 'Die Bewertungen konnten nicht geladen werden.',
  more: 'Mehr anzeigen',
  moreFailed: 'Weitere Bewertungen konnten nicht geladen werden.',
  yours: 'Deine Bewertung',
  stars_one: '{{count}} Stern',
  stars_other: '{{count}} Sterne',
  comment: 'Kommentar',
  commentExample: 'Wie war die Zusammenarbeit?',
  commentMissing: 'Sag in ein paar Worten, warum.',
  ratingMissing: 'Bitte wähle eine Bewertung, bevor du kommentierst.',
  submit: 'Absenden',
  added: 'Deine Bewertung ist gedruckt.',
  replaced: 'Deine frühere Bewertung wurde ersetzt.',
  signIn: 'Logg dich ein, um zu bewerten.',
};
