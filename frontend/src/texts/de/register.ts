import type { Translated } from '../areas.ts';
import type { texts as en } from '../en/register.ts';

export const texts: Translated<typeof en> = {
  step: 'Schritt {{step}} von 3',
  haveAccount: 'Schon ein Konto?',
  loginHere: 'Hier einloggen',
  next: 'WEITER',
  role: { title: 'Sag uns, wer du bist' },
  category: {
    title: 'Was interessiert dich?',
    lead: 'Wähle deine drei Lieblingskategorien!',
    limit: 'Du hast das Auswahllimit erreicht!',
    count: '{{count}} von {{max}} gewählt',
  },
  account: {
    title: 'Erstelle dein Konto',
    passwordHint: 'Mindestens 12 Zeichen.',
    accept: 'Ich akzeptiere die',
    terms: 'Nutzungsbedingungen',
    submit: 'Registrieren',
  },
  code: {
    label: 'Code aus der E-Mail',
    submit: 'Mit dem Code bestätigen',
    missing: 'Darin steht kein Code. Füge den Code oder den ganzen Link aus der E-Mail ein.',
  },
  sent: {
    title: 'Wir haben dir einen Bestätigungscode geschickt, um deine E-\u2060Mail-Adresse zu prüfen',
    lead: 'Bitte schau in dein Postfach!',
  },
};
