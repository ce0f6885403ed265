import type { ErrorTexts } from '@kindred/chassis/http/error-texts';

export const chatTexts: ErrorTexts = {
  messages: {
    'message-required': { en: 'Please type a message', de: 'Bitte gib eine Nachricht ein' },
    'message-to-self': {
      en: 'You cannot write to yourself here.',
      de: 'Dir selbst kannst du hier nicht schreiben.',
    },
    'not-connected': {
      en: 'You can write as soon as the two of you are connected.',
      de: 'Ihr könnt euch schreiben, sobald ihr verbunden seid.',
    },
    'idempotency-key-reused': {
      en: 'This key has already been used for another message.',
      de: 'Dieser Schlüssel gehört schon zu einer anderen Nachricht.',
    },
  },
  labels: {
    message: { en: 'Message', de: 'Nachricht' },
  },
};
