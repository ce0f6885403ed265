import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/members.ts';

export const texts: Translated<typeof en> = {
  hub: 'Suchzentrale',
  searchLabel: 'Suche nach Name, Titel oder Buchstabe',
  searchPlaceholder: 'Name, Titel oder Buchstabe',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  letters: 'Suche nach Buchstabe',
  foundAtLeast: 'Mindestens {{count}} Mitglieder gefunden',
  found_one: '{{count}} Mitglied gefunden',
  found_other: '{{count}} Mitglieder gefunden',
  loading: 'Mitglieder werden geladen',
  showMore: 'Mehr anzeigen',
  moreFailed: 'Weitere Mitglieder konnten nicht geladen werden.',
  none: 'Keine Mitglieder in dieser Kategorie gefunden.',
  noneHelp: 'Versuch eine andere Kategorie oder setz die Suche zurück.',
  clear: 'Suche zurücksetzen',
  failed: 'Die Mitglieder konnten nicht geladen werden.',
  topArtists: 'Top fünf Künstler:innen',
  topEntrepreneurs: 'Top fünf Unternehmer:innen',
  topSwitch: 'Rolle der Top fünf',
  artists: 'Künstler:innen',
  entrepreneurs: 'Unternehmer:innen',
  topFailed: 'Die Top fünf konnten nicht geladen werden.',
  topNone: 'Keine Ergebnisse gefunden',
  howRanked: 'Wie kommt diese Reihenfolge zustande?',
  howRankedText:
    'Nach der Durchschnittsbewertung, die höchste zuerst. Bei Gleichstand zählt die größere Zahl an Bewertungen, dann wer zuletzt hier war. Mitglieder ohne Bewertung stehen am Ende.',
};
