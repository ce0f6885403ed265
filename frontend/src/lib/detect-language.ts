export type Language = 'en' | 'de';
export const languages: readonly Language[] = ['en', 'de'];

/** Where a visitor may have said which language to speak. */
export interface LanguageSigns {
  href: string;
  cookie: string;
  stored: string | null;
  /** The browser's own, best first. */
  preferred: readonly string[];
  documentLanguage: string;
}

const cookieName = 'i18nextLng';

function cookieOf(cookies: string): string | undefined {
  const entry = cookies.split('; ').find((each) => each.startsWith(`${cookieName}=`));
  return entry?.slice(cookieName.length + 1);
}

const supported = (sign: string | null | undefined): Language | undefined => {
  const code = sign?.split('-')[0]?.toLowerCase();
  return languages.find((language) => language === code);
};

/** Query string `lng`, cookie, storage, browser, document, first part of the path, subdomain; else English. */
export function detectLanguage({
  href,
  cookie,
  stored,
  preferred,
  documentLanguage,
}: LanguageSigns): Language {
  const { searchParams, pathname, hostname } = new URL(href);
  const signs = [
    searchParams.get('lng'),
    cookieOf(cookie),
    stored,
    ...preferred,
    documentLanguage,
    pathname.split('/')[1],
    hostname.split('.')[0],
  ];
  return signs.map(supported).find((language) => language !== undefined) ?? 'en';
}
