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
    'not-your-message': {
      en: 'Only who wrote a message can change it or take it back.',
      de: 'Nur wer eine Nachricht geschrieben hat, kann sie ändern oder zurücknehmen.',
    },
    'message-deleted': {
      en: 'This message has been deleted.',
      de: 'Diese Nachricht wurde gelöscht.',
    },
    'attachment-too-large': {
      en: 'This file is too large. {limit} MB are the most.',
      de: 'Diese Datei ist zu groß. Mehr als {limit} MB gehen nicht.',
    },
    'unknown-attachment': {
      en: 'This kind of file cannot be sent. Pictures, PDF and audio work.',
      de: 'Diese Art von Datei kannst du nicht senden. Bilder, PDFs und Audiodateien gehen.',
    },
  },
  labels: {
    message: { en: 'Message', de: 'Nachricht' },
    chatimage: { en: 'Attachment', de: 'Anhang' },
  },
};
