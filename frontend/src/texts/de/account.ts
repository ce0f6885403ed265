import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/account.ts';

export const texts: Translated<typeof en> = {
  confirming: {
    title: 'Bitte warte, während wir deine E-Mail-Adresse bestätigen...',
    failedTitle: 'Dieser Link funktioniert nicht',
    failedHelp:
      'Vielleicht wurde er schon benutzt, oder er ist älter als 24 Stunden. Logg dich ein und fordere einen neuen an.',
    code: 'Code aus der E-Mail',
    submit: 'Mit dem Code bestätigen',
    codeMissing: 'Darin steht kein Code. Füge den Code oder den ganzen Link aus der E-Mail ein.',
    toSignIn: 'Einloggen',
  },
  confirmed: {
    title: 'Bestätigt!',
    lead: 'Danke, dass du deine E-Mail-Adresse bestätigt hast.',
    toSignIn: 'Einloggen',
  },
  reset: {
    title: 'Passwort ändern',
    newPassword: 'Neues Passwort',
    repeat: 'Passwort wiederholen',
    hint: 'Mindestens 12 Zeichen.',
    mismatch: 'Die Passwörter stimmen nicht überein',
    submit: 'Passwort speichern',
    done: 'Passwort erfolgreich geändert',
    onTheWay: 'Gleich geht es weiter zum Einloggen',
    askAgain: 'Neuen Link anfordern',
  },
};
