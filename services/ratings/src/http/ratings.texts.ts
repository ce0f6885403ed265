import type { ErrorTexts } from '@kindred/chassis/http/error-texts';

export const ratingsTexts: ErrorTexts = {
  messages: {
    'profile-not-ready': {
      en: 'Your profile is on its way. One moment.',
      de: 'Dein Profil ist unterwegs. Einen Moment.',
    },
    'self-rating': {
      en: 'Stars for yourself do not count. Nice try.',
      de: 'Sterne für dich selbst zählen nicht. Netter Versuch.',
    },
    'comment-required': {
      en: 'Say in a few words why.',
      de: 'Sag in ein paar Worten, warum.',
    },
    'rating-removed': {
      en: 'You took this rating back. Rate again if you want it to count.',
      de: 'Du hast diese Bewertung zurückgenommen. Bewerte neu, wenn sie zählen soll.',
    },
    'idempotency-key-reused': {
      en: 'This key has already been used for another rating.',
      de: 'Dieser Schlüssel gehört schon zu einer anderen Bewertung.',
    },
  },
  labels: {
    ratingNumber: { en: 'Rating', de: 'Bewertung' },
    comment: { en: 'Comment', de: 'Kommentar' },
  },
};
