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
  remove: 'Verbindung mit {{name}} entfernen',
  accept: 'Anfrage von {{name}} annehmen',
  reject: 'Anfrage von {{name}} ablehnen',
  chatWith: 'Chat mit {{name}}',
  online: 'online',
  none: 'Noch keine Verbindungen',
  noneHelp: 'Schick eine Anfrage aus der Suchzentrale. Sie erscheint hier, sobald sie angenommen ist.',
  nonePending: 'Keine offenen Anfragen',
  nonePendingHelp: 'Neue Anfragen erscheinen hier sofort.',
  news: {
    connected: 'Jetzt mit {{name}} verbunden.',
    disconnected: 'Nicht mehr mit {{name}} verbunden.',
    requestSent: 'Anfrage an {{name}} gesendet.',
    requestGone: 'Die Anfrage an {{name}} ist nicht mehr offen.',
    requestArrived: '{{name}} möchte sich mit dir verbinden.',
    requestClosed: 'Die Anfrage von {{name}} ist nicht mehr offen.',
  },
};
