import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/session.ts';

export const texts: Translated<typeof en> = {
  main: 'Hauptmenü',
  sticky: 'Schnellnavigation',
  chatbox: 'Chatbox',
  tutorial: 'Tutorial',
  logout: 'Ausloggen',
  unread: '{{label}} ungelesen',
  notice: 'Du hast neue Nachricht(en)',
  stillSignedIn: 'Der Server ist gerade nicht erreichbar. Du bleibst eingeloggt; wir versuchen es weiter.',
  name: {
    title: 'Wie heißt du?',
    lead: 'Andere sehen deinen Namen auf deiner Karte, in Chats und bei deinen Anfragen.',
    first: 'Vorname',
    last: 'Nachname',
    save: 'Speichern',
    later: 'Später',
    missing: 'Bitte gib mindestens einen Namen an.',
    failed: 'Dein Name konnte nicht gespeichert werden. Versuch es noch einmal.',
  },
};
