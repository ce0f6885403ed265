import { AppError } from '@kindred/chassis/errors/app-error';
import { isBlank, normalizeText } from '@kindred/chassis/http/text';
import sanitizeHtml from 'sanitize-html';

export const MAX_ABOUT = 20_000;

function linkAttributes(href: string | undefined): sanitizeHtml.Attributes {
  return href && /^(https:\/\/|mailto:)/i.test(href) ? { href, rel: 'noopener nofollow' } : {};
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'h3'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 12,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: linkAttributes(href),
    }),
  },
};

const MAX_PASSES = 4;

/**
 * Cleaned until cleaning changes nothing: what a character reference hides may join its neighbour, as a slash that
 * strikes through joins the end of a tag, and only the next pass sees the tag it makes.
 */
function stableHtml(html: string): string | undefined {
  let before = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const after = normalizeText(sanitizeHtml(before, rules), 'block');
    if (after === undefined || after === before) return after;
    before = after;
  }
  return undefined;
}

/**
 * The HTML with nothing but the tags of our editor; nothing to read becomes the empty text.
 * @throws AppError invalid `bad-characters` for what hides in character references, `too-long` above 20,000.
 */
export function cleanAbout(html: string): string {
  const clean = stableHtml(html);
  if (clean === undefined) throw new AppError('invalid', { code: 'bad-characters', field: 'about' });
  if ([...clean].length > MAX_ABOUT) {
    throw new AppError('invalid', { code: 'too-long', field: 'about', params: { limit: MAX_ABOUT } });
  }
  return isBlank(clean.replaceAll(/<[^>]*>/g, '')) ? '' : clean;
}
