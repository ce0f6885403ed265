import type { ErrorTexts } from '@kindred/chassis/http/error-texts';

export const profilesTexts: ErrorTexts = {
  messages: {
    'profile-not-ready': {
      en: 'Your profile is on its way. One moment.',
      de: 'Dein Profil ist unterwegs. Einen Moment.',
    },
    'name-required': {
      en: 'Please provide at least one name to update.',
      de: 'Bitte gib mindestens einen Namen an.',
    },
    'self-connection': {
      en: 'You are already on good terms with yourself.',
      de: 'Mit dir selbst bist du schon verbunden.',
    },
    'no-request': {
      en: 'There is no request to accept here.',
      de: 'Hier gibt es keine Anfrage, die du annehmen könntest.',
    },
    'too-many-open-requests': {
      en: '{limit} requests are waiting for an answer. Take one back before you send another.',
      de: '{limit} Anfragen warten auf Antwort. Zieh eine zurück, bevor du die nächste schickst.',
    },
    'too-many-languages': {
      en: '{limit} languages are the most a profile holds.',
      de: 'Mehr als {limit} Sprachen passen nicht in ein Profil.',
    },
    'invalid-cursor': {
      en: 'This page belongs to another search. Start from the first page.',
      de: 'Diese Seite gehört zu einer anderen Suche. Fang bei der ersten Seite an.',
    },
    'interest-required': {
      en: 'Enter an interest of your choice :)',
      de: 'Gib ein Interesse deiner Wahl ein :)',
    },
    'personality-required': {
      en: 'Enter an personality of your choice :)',
      de: 'Gib eine Eigenschaft deiner Wahl ein :)',
    },
    'too-many-interests': {
      en: '{limit} interests are the most a profile holds.',
      de: 'Mehr als {limit} Interessen passen nicht in ein Profil.',
    },
    'too-many-personalities': {
      en: '{limit} of these are the most a profile holds.',
      de: 'Mehr als {limit} Eigenschaften passen nicht in ein Profil.',
    },
    'portfolio-full': {
      en: '{limit} images are the most a portfolio holds. Delete one to make room.',
      de: 'Mehr als {limit} Bilder passen nicht in ein Portfolio. Lösche eins, um Platz zu schaffen.',
    },
    'idempotency-key-reused': {
      en: 'This request was already used for something else. Start over.',
      de: 'Diese Anfrage wurde schon für etwas anderes verwendet. Fang bitte neu an.',
    },
    'too-many-favourites': {
      en: '{limit} favourites are the most. Let one go before you keep another.',
      de: 'Mehr als {limit} Favoriten gehen nicht. Gib einen frei, bevor du den nächsten behältst.',
    },
  },
  labels: {
    firstname: { en: 'First name', de: 'Vorname' },
    lastname: { en: 'Last name', de: 'Nachname' },
    'address.firstname': { en: 'First name', de: 'Vorname' },
    'address.lastname': { en: 'Last name', de: 'Nachname' },
    title: { en: 'Title', de: 'Titel' },
    location: { en: 'Place', de: 'Ort' },
    categories: { en: 'Categories', de: 'Kategorien' },
    about: { en: 'About', de: 'Über mich' },
    profileImage: { en: 'Picture', de: 'Bild' },
    profileBackground: { en: 'Background', de: 'Hintergrund' },
    language: { en: 'Language', de: 'Sprache' },
    level: { en: 'Level', de: 'Niveau' },
    interest: { en: 'Interest', de: 'Interesse' },
    personality: { en: 'Personality', de: 'Eigenschaft' },
    portfolioImage: { en: 'Image', de: 'Bild' },
  },
};
