import type { ErrorDetail } from '../errors/app-error.ts';
import type { Locale } from './locale.ts';

type Texts = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** What people read of a service's errors. */
export interface ErrorTexts {
  /** By error code. A `{field}` is the label of the field, other braces are params. */
  messages?: Texts;
  /** What fields are called, by their path. */
  labels?: Texts;
}

const generic: Texts = {
  internal: { en: 'Something went wrong on our side.', de: 'Bei uns ist etwas schiefgegangen.' },
  'not-found': { en: 'There is nothing here.', de: 'Hier ist nichts.' },
  'method-not-allowed': { en: 'This cannot be done here.', de: 'Das geht hier nicht.' },
  'bad-request': { en: 'The request could not be read.', de: 'Die Anfrage war nicht lesbar.' },
  'invalid-json': { en: 'The request is not valid JSON.', de: 'Die Anfrage ist kein gültiges JSON.' },
  'too-large': { en: 'That is too large.', de: 'Das ist zu groß.' },
  'unsupported-media': {
    en: 'This kind of content is not accepted.',
    de: 'Diese Art von Inhalt wird hier nicht angenommen.',
  },
  'too-many': {
    en: 'Too many tries. Try again in {seconds} seconds.',
    de: 'Zu viele Versuche. Versuch es in {seconds} Sekunden erneut.',
  },
  'too-busy': { en: 'Too much at once. Try again.', de: 'Zu viel auf einmal. Versuch es erneut.' },
  'unknown-image': {
    en: 'This is no picture we can read. JPEG, PNG, WebP, GIF and AVIF work.',
    de: 'Das ist kein Bild, das wir lesen können. JPEG, PNG, WebP, GIF und AVIF gehen.',
  },
  'broken-image': {
    en: 'This picture is damaged. Try another copy of it.',
    de: 'Dieses Bild ist beschädigt. Versuch es mit einer anderen Kopie.',
  },
  'too-many-pixels': {
    en: 'This picture has too many pixels. {limit} megapixels are the most.',
    de: 'Dieses Bild hat zu viele Pixel. Mehr als {limit} Megapixel gehen nicht.',
  },
  unavailable: {
    en: 'This is not available right now. Try again soon.',
    de: 'Das ist gerade nicht erreichbar. Versuch es gleich noch einmal.',
  },
  'token-missing': { en: 'Sign in to go on.', de: 'Logg dich ein, um weiterzumachen.' },
  'token-invalid': {
    en: 'Your session is not valid. Sign in again.',
    de: 'Deine Sitzung ist ungültig. Logg dich neu ein.',
  },
  'token-expired': {
    en: 'Your session has ended. Sign in again.',
    de: 'Deine Sitzung ist abgelaufen. Logg dich neu ein.',
  },
  'session-ended': {
    en: 'Your session has ended. Sign in again.',
    de: 'Deine Sitzung wurde beendet. Logg dich neu ein.',
  },
  'not-you': { en: 'You can only do this for yourself.', de: 'Das kannst du nur für dich selbst tun.' },
  required: { en: '{field}: this is required.', de: '{field}: Diese Angabe fehlt.' },
  'unknown-field': { en: '{field}: this field is unknown.', de: '{field}: Dieses Feld ist unbekannt.' },
  'wrong-type': {
    en: '{field}: this has the wrong form.',
    de: '{field}: Diese Angabe hat die falsche Form.',
  },
  'invalid-format': {
    en: '{field}: this has the wrong form.',
    de: '{field}: Diese Angabe hat die falsche Form.',
  },
  'invalid-email': {
    en: '{field}: this is not an email address.',
    de: '{field}: Das ist keine E-Mail-Adresse.',
  },
  'too-long': { en: '{field}: at most {limit} characters.', de: '{field}: höchstens {limit} Zeichen.' },
  'too-short': { en: '{field}: at least {limit} characters.', de: '{field}: mindestens {limit} Zeichen.' },
  'too-many-items': { en: '{field}: at most {limit}.', de: '{field}: höchstens {limit}.' },
  'repeated-items': { en: '{field}: the same thing twice.', de: '{field}: Etwas kommt doppelt vor.' },
  'not-allowed-value': {
    en: '{field}: this choice does not exist.',
    de: '{field}: Diese Auswahl gibt es nicht.',
  },
  'out-of-range': { en: '{field}: this is out of range.', de: '{field}: Das liegt außerhalb der Grenzen.' },
  'bad-characters': {
    en: '{field}: this has characters that are not allowed.',
    de: '{field}: Das enthält unerlaubte Zeichen.',
  },
};

/**
 * The sentence for one detail: the service's own for its code, else the chassis's, else that of a bad request.
 * A field without a label is called by its name.
 */
export function errorText(texts: ErrorTexts, detail: ErrorDetail, locale: Locale): string {
  const text =
    (texts.messages?.[detail.code] ?? generic[detail.code] ?? generic['bad-request'])?.[locale] ??
    detail.code;
  const field = detail.field === undefined ? '' : (texts.labels?.[detail.field]?.[locale] ?? detail.field);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'field' ? field : String(detail.params?.[name] ?? ''),
  );
}
