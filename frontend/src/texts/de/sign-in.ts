import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/sign-in.ts';

export const texts: Translated<typeof en> = {
  title: 'Einloggen',
  remember: 'E-Mail merken',
  forgot: 'Passwort vergessen',
  submit: 'Einloggen',
  pending: 'Du wirst eingeloggt...',
  notMember: 'Noch kein Mitglied?',
  register: 'Registrieren',
  resend: 'Bestätigungsmail noch einmal senden',
  resent: 'Wir haben sie noch einmal geschickt. Schau in dein Postfach.',
  sessionEnded: 'Deine Sitzung ist beendet. Logg dich wieder ein, um weiterzumachen.',
  reset: {
    title: 'Passwort vergessen?',
    lead: 'Gib unten deine E-Mail-Adresse ein, und wir schicken dir einen Link, mit dem du dein Passwort zurücksetzt.',
    submit: 'Passwort zurücksetzen',
    sent: 'Geschafft: Die E-Mail ist unterwegs',
  },
};
