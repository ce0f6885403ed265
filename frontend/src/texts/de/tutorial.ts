import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/tutorial.ts';

export const texts: Translated<typeof en> = {
  start: 'Tutorial starten',
  skip: 'Überspringen',
  back: 'Zurück',
  next: 'Weiter',
  finish: 'Fertig',
  stepOf: '{{step}} / {{count}}',
  navbar: {
    title: 'Navigation und Profil',
    text: 'Dein Profil in Kurzform, die Chatbox und der Schriftzug, der dich immer nach Hause bringt.',
  },
  hub: { title: 'Suchzentrale', text: 'Such nach Name, Titel, Buchstabe oder Kategorie.' },
  topFive: { title: 'Top fünf', text: 'Die ersten fünf Profile nach Bewertung.' },
  connections: {
    title: 'Verbindungen',
    text: 'Links deine Verbindungen, rechts offene Anfragen. Eine Anfrage bleibt offen, bis sie angenommen wird; eine Verbindung lässt sich später wieder lösen.',
  },
  offers: {
    title: 'Angebote',
    text: 'Sieh dir Angebote an, merk dir Favoriten, bewirb dich und spring in den Chat mit der Person hinter dem Angebot.',
  },
  chatbox: { title: 'Chatbox', text: 'Sprich mit deinen Verbindungen.' },
};
