import type { ErrorTexts } from '@kindred/chassis/http/error-texts';

export const offersTexts: ErrorTexts = {
  messages: {
    'entrepreneurs-only': {
      en: 'Offers are made by entrepreneurs. You can apply to theirs.',
      de: 'Angebote kommen von Unternehmer:innen. Du kannst dich darauf bewerben.',
    },
    'not-creator': {
      en: 'Only who made this offer can change it.',
      de: 'Nur wer dieses Angebot gemacht hat, kann es ändern.',
    },
    'own-offer': {
      en: 'This offer is yours already.',
      de: 'Dieses Angebot gehört dir schon.',
    },
    'offer-closed': {
      en: 'This offer is closed. It takes no more applications.',
      de: 'Dieses Angebot ist geschlossen. Bewerben geht nicht mehr.',
    },
    'offer-deleted': {
      en: 'This offer was taken back.',
      de: 'Dieses Angebot wurde zurückgezogen.',
    },
    'profile-not-ready': {
      en: 'Your profile is on its way. One moment.',
      de: 'Dein Profil ist unterwegs. Einen Moment.',
    },
    'idempotency-key-reused': {
      en: 'This key has already been used for another offer.',
      de: 'Dieser Schlüssel gehört schon zu einem anderen Angebot.',
    },
    'invalid-cursor': {
      en: 'This page belongs to another list. Start from the first page.',
      de: 'Diese Seite gehört zu einer anderen Liste. Fang bei der ersten Seite an.',
    },
  },
  labels: {
    title: { en: 'Title', de: 'Titel' },
    location: { en: 'Place', de: 'Ort' },
    description: { en: 'Description', de: 'Beschreibung' },
    type: { en: 'Type', de: 'Art' },
    category: { en: 'Category', de: 'Kategorie' },
    status: { en: 'Status', de: 'Status' },
    salary: { en: 'Salary', de: 'Honorar' },
    skillsRequired: { en: 'Skills', de: 'Fähigkeiten' },
    postImage: { en: 'Picture', de: 'Bild' },
  },
};
