import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/connections.ts';

export const texts: Translated<typeof en> = {
  title: 'Verbindungen',
  pending: 'Offene Anfragen',
  connect: 'Verbinden',
  connectWith: 'Verbinden mit {{name}}',
  cancel: 'Abbrechen',
  cancelWith: 'Abbrechen: Anfrage an {{name}}',
  connected: 'Verbunden',
  remove: 'Verbindung entfernen mit {{name}}',
  accept: 'Anfrage annehmen von {{name}}',
  reject: 'Anfrage ablehnen von {{name}}',
  chatWith: 'Chat mit {{name}}',
  online: 'online',
  none: 'Noch keine Verbindungen',
  noneHelp: 'Schick eine Anfrage aus der Suchzentrale. Sie erscheint hier, sobald sie angenommen ist.',
  nonePending: 'Nichts offen',
  nonePendingHelp: 'Neue Anfragen erscheinen hier, solange du online bist.',
  failed: 'Das hat nicht geklappt. Alles ist wieder wie vorher.',
};
