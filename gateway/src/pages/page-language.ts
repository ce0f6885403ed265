import { type Locale, readLocale } from '@kindred/chassis/http/locale';
import type { FastifyRequest } from 'fastify';

const isLocale = (text: unknown): text is Locale => text === 'en' || text === 'de';

const COOKIE = /(?:^|;\s*)i18nextLng=(en|de)(?:;|$)/;

/** The language the address asks for. */
export const askedLanguage = ({ query }: FastifyRequest): Locale | undefined => {
  const { lng } = query as { lng?: unknown };
  return isLocale(lng) ? lng : undefined;
};

/** As the app finds it: the address, the cookie, the browser. */
export function pageLanguage(request: FastifyRequest): Locale {
  const chosen = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  return (
    askedLanguage(request) ?? (isLocale(chosen) ? chosen : readLocale(request.headers['accept-language']))
  );
}
