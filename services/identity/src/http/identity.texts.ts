import type { ErrorTexts } from '@kindred/chassis/http/error-texts';

export const identityTexts: ErrorTexts = {
  messages: {
    'invalid-credentials': {
      en: 'Email or password is wrong.',
      de: 'E-Mail oder Passwort ist falsch.',
    },
    'wrong-password': {
      en: 'Password: this is not your password.',
      de: 'Passwort: Das ist nicht dein Passwort.',
    },
    'admins-only': {
      en: 'Only operators of Kindred can do this.',
      de: 'Das können nur die Betreiber von Kindred.',
    },
    'not-yourself': {
      en: 'You cannot do this to your own account.',
      de: 'Mit deinem eigenen Konto geht das nicht.',
    },
    'email-not-confirmed': {
      en: 'Confirm your email first. We can send you the link again.',
      de: 'Bestätige zuerst deine E-Mail-Adresse. Wir schicken dir den Link gern noch einmal.',
    },
    'email-taken': {
      en: 'This email already has an account. Log in instead.',
      de: 'Zu dieser E-Mail gibt es schon ein Konto. Logg dich einfach ein.',
    },
    'idempotency-key-reused': {
      en: 'This request was already used for something else. Start over.',
      de: 'Diese Anfrage wurde schon für etwas anderes verwendet. Fang bitte neu an.',
    },
    'terms-required': {
      en: 'Accept the Terms and Conditions to go on.',
      de: 'Stimme den Nutzungsbedingungen zu, um weiterzumachen.',
    },
    'link-invalid': {
      en: 'This link is used up or too old. Ask for a new one.',
      de: 'Dieser Link ist verbraucht oder zu alt. Fordere einen neuen an.',
    },
    'password-guessable': {
      en: 'Password: too easy to guess. A few words of your own work well.',
      de: 'Passwort: zu leicht zu erraten. Ein paar eigene Wörter sind eine gute Wahl.',
    },
    'password-has-email': {
      en: 'Password: too close to your email. Choose something else.',
      de: 'Passwort: zu nah an deiner E-Mail-Adresse. Nimm etwas anderes.',
    },
  },
  labels: {
    email: { en: 'Email', de: 'E-Mail' },
    password: { en: 'Password', de: 'Passwort' },
    role: { en: 'Role', de: 'Rolle' },
    categories: { en: 'Categories', de: 'Kategorien' },
    terms: { en: 'Terms and Conditions', de: 'Nutzungsbedingungen' },
    'terms.accepted': { en: 'Terms and Conditions', de: 'Nutzungsbedingungen' },
  },
};
