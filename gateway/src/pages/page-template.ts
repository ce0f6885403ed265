import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Locale } from '@kindred/chassis/http/locale';

/** The app's HTML, and that of the landing page, which is drawn at build time in both languages. */
export interface PageTemplates {
  app: string;
  landing: Readonly<Record<Locale, string>>;
}

export function readTemplates(folder: string): PageTemplates {
  const app = readFileSync(join(folder, 'index.html'), 'utf8');
  const landing = (locale: Locale): string => {
    const file = join(folder, `landing.${locale}.html`);
    return existsSync(file) ? readFileSync(file, 'utf8') : app;
  };
  return { app, landing: { en: landing('en'), de: landing('de') } };
}

/** Puts what is said of this page between the marks, and its language. */
export const fillTemplate = (template: string, head: string, locale: Locale): string =>
  template
    .replace(/<!--head-->[\s\S]*<!--\/head-->/, () => head)
    .replace(/<html lang="\w+">/, `<html lang="${locale}">`);

export interface EncodedPage {
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

const QUALITY = 6;
const TAG_LENGTH = 22;

export function encodePage(html: string): EncodedPage {
  const plain = Buffer.from(html);
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, TAG_LENGTH)}"`,
    plain,
    gzip: gzipSync(plain),
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  };
}
