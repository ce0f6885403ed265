import { escapeHtml } from '@kindred/chassis/http/escape-html';
import type { Locale } from '@kindred/chassis/http/locale';
import type { PageText } from './page-texts.ts';
import type { Site } from './site.ts';

export interface PageHead {
  /** Absent where nothing is to be said: a page of the app for its member alone. */
  text?: PageText;
  /** The one address of what is shown, with its query; absent for pages nobody should link to. */
  path?: string;
  isIndexed: boolean;
  /** The same page in every language, at this path with `lng`. */
  isTranslated?: boolean;
  kind?: 'website' | 'profile';
  /** Path of a picture of 1200 by 630. */
  picture?: string;
}

const languages = ['en', 'de'] as const;
const ogLocales = { en: 'en_GB', de: 'de_DE' } as const;
const defaultPicture = '/share.png';

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;
const og = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${escapeHtml(content)}" />`;
const link = (rel: string, href: string, more = ''): string =>
  `<link rel="${rel}"${more} href="${escapeHtml(href)}" />`;

const inLanguage = (url: string, language: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}lng=${language}`;

function shareTags(head: PageHead, url: string, { publicUrl }: Site, locale: Locale): string[] {
  if (!head.text) return [];
  const { title, description } = head.text;
  return [
    og('site_name', 'Kindred'),
    og('type', head.kind ?? 'website'),
    og('title', title),
    og('description', description),
    og('url', url),
    og('locale', ogLocales[locale]),
    og('image', `${publicUrl}${head.picture ?? defaultPicture}`),
    og('image:type', 'image/png'),
    og('image:width', '1200'),
    og('image:height', '630'),
    og('image:alt', title),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** Everything between the marks in the head of the app's HTML. `asked`: the language the address names. */
export function renderHead(head: PageHead, site: Site, locale: Locale, asked: Locale | undefined): string {
  const { text, path, isIndexed, isTranslated } = head;
  const bare = path === undefined ? undefined : `${site.publicUrl}${path}`;
  const url = bare === undefined || asked === undefined || !isTranslated ? bare : inLanguage(bare, asked);
  const tags = [
    `<title>${escapeHtml(text ? `${text.title} · Kindred` : 'Kindred')}</title>`,
    ...(text ? [meta('description', text.description)] : []),
    ...(isIndexed ? [] : [meta('robots', 'noindex')]),
    ...(url ? [link('canonical', url)] : []),
    ...(bare && isTranslated
      ? [
          link('alternate', bare, ' hreflang="x-default"'),
          ...languages.map((each) => link('alternate', inLanguage(bare, each), ` hreflang="${each}"`)),
        ]
      : []),
    ...(url ? shareTags(head, url, site, locale) : []),
    meta('kindred:operator', JSON.stringify(site.operator)),
  ];
  return tags.join('\n    ');
}
