import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/landing.ts';

export const texts: Translated<typeof en> = {
  title: 'Deine nächste schicksalhafte Begegnung',
  welcome:
    'Willkommen bei Kindred: Hier treffen Künstler:innen die Menschen, die sie brauchen. Und umgekehrt.',
  joinUs: 'Mach mit',
  navigation: 'Seitennavigation',
  artists: {
    heading: 'Unsere groovigen Künstler:innen',
    label: 'Künstler:innen',
    previous: 'Vorherige Künstler:innen',
    next: 'Weitere Künstler:innen',
  },
  entrepreneurs: {
    heading: 'Unsere radikalen Unternehmer:innen',
    label: 'Unternehmer:innen',
    previous: 'Vorherige Unternehmer:innen',
    next: 'Weitere Unternehmer:innen',
  },
  castFailed: 'Wir konnten unsere Mitglieder gerade nicht laden.',
  whatWeDo: 'was wir tun',
  whatIntro:
    'Du suchst Auftritte, Ausstellungen oder Geschäftspartner:innen? Wir bringen Menschen, die etwas schaffen, mit Menschen zusammen, die etwas möglich machen.',
  whatMoney:
    'Keine Provision, kein Dritter am Tisch. Ihr findet euch hier, ihr redet hier, und das Geld regelt ihr unter euch.',
  qa: 'Q&A',
  valuesLabel: 'Unsere Werte',
  pool: {
    heading: 'Werde Teil eines Pools voller Talente',
    text: 'Malerinnen, Tänzer, Cafébesitzerinnen, Gründer. Sag, wer du bist, wähl drei Lieblingskategorien, und du bist dabei.',
  },
  work: {
    heading: 'Zeig deine Arbeit',
    text: 'Ein Portfolio, ein paar ehrliche Worte und Bewertungen von Menschen, mit denen du wirklich gearbeitet hast. Follower zählt hier niemand.',
  },
  network: {
    heading: 'Bau dir ein Netzwerk auf',
    text: 'Verbinden, schreiben, einig werden. Ein guter Kontakt kennt meist den nächsten, und fast alles begann mit einer einzigen Nachricht.',
  },
  reviews: {
    heading: 'Top-Bewertungen',
    pause: 'Vorbeiziehende Bewertungen anhalten',
    failed: 'Wir konnten die Bewertungen gerade nicht laden.',
  },
  team: {
    heading: 'Wir vier',
    profileOf: 'LinkedIn-Profil: {{name}}',
    amira: 'Gestaltet, was du siehst. Druckt zu viele Poster und nennt es Recherche.',
    ben: 'Baut, worauf du klickst. Spielt donnerstags Bass und liefert freitags trotzdem.',
    carla: 'Hält den Hub fair und den Chat schnell. Frag sie nach Leuchttürmen.',
    dmitri: 'Beantwortet jede Nachricht, schreibt in beiden Sprachen und streitet in beiden über Kommas.',
  },
};
