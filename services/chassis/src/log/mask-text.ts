import { isIPv4, isIPv6 } from 'node:net';
import { plainTextKeys, quotedTextKeys } from './masked-keys.ts';

const MAX_LENGTH = 8_192;

/** Nothing to look at further: no address, no token, no `key=value` can be in such a text. */
const isHarmless = /^(?!(?:bearer|basic) )[\w .,;()'-]{0,31}$/i;
const hasDottedNumbers = /\d\.\d{1,3}\.\d/;

const credentialsInUrl = /(:\/\/)[^\s/@"']{1,300}@/g;
const mailAddress = /[^\s"'<>()[\]{}@,;:\\/=&?|`]{1,64}(?:@|%40)[\p{L}\d][\p{L}\d.-]{0,252}/giu;
const ipv4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d]|\.\d)/g;
/** With what may stand around it: a colon before and after, a port. */
const ipv6 = /(?<![\da-f:.])(?=[\da-f]{0,4}:[\da-f]{0,4}:)[\da-f:]{2,48}(?:\.\d{1,3}){0,3}(?!\w)/gi;
const bearer = /\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi;
const jwt = /\beyJ[\w-]{8,}(?:\.[\w-]+){1,2}/g;
/** Random bytes in base64url have both cases and mostly digits; hashes, kebab-case and type names are not meant. */
const opaqueToken =
  /(?<![\w-])(?=[\w-]{0,200}?[a-z])(?=[\w-]{0,200}?[A-Z])(?:(?=[\w-]{0,200}?\d)[\w-]{32,}|[\w-]{43,})(?![\w-])/g;
const linkToken = /(\/(?:emailconfirm|updatepassword|email-confirmation|resetpassword)\/)[^\s/?#"'\\]+/gi;

/** In quotes, also escaped or never closed; or up to where a word ends. */
const quotedValue = String.raw`(?:\\+["'][^"'\\]{0,5000}|"(?:[^"\\]|\\.){0,5000}"?|'(?:[^'\\]|\\.){0,5000}'?)`;
const plainValue = String.raw`[^\s"',;&}\])\\]+`;
const keyOf = (keys: readonly string[]): string => String.raw`(\b(?:${keys.join('|')})\\*["']?\s*[=:]\s*)`;
const assigned = new RegExp(`${keyOf(plainTextKeys)}(?:${quotedValue}|${plainValue})`, 'gi');
const quoted = new RegExp(`${keyOf(quotedTextKeys)}${quotedValue}`, 'gi');

/** This machine itself, or any address of it: nobody's. */
const isLocal = /^(?:127\.|0\.0\.0\.0$|::1?$)/;

/** The network an address belongs to: /24 of IPv4, /48 of IPv6. */
function networkOf(address: string): string {
  if (isLocal.test(address)) return address;
  const mapped = /^(::ffff:)((?:\d{1,3}\.){3}\d{1,3})$/i.exec(address);
  if (mapped) return `${mapped[1]}${networkOf(mapped[2] ?? '')}`;
  if (isIPv4(address)) return address.replace(/\d+$/, 'x');
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  // Fewer than three groups before `::` are followed by zeros, unless the rest fills them.
  const rest = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const full = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return `${full.slice(0, 3).join(':')}::x`;
}

/** Ends at a space: half a token or an address would not be known as one. */
function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, Math.max(0, text.lastIndexOf(' ', MAX_LENGTH)))} [cut]`;
}

/** Free text without people and secrets in it: addresses, tokens, credentials, values of telling keys. */
export function maskText(text: string): string {
  if (isHarmless.test(text)) return hasDottedNumbers.test(text) ? maskAddresses(text) : text;
  let masked = shorten(text).replace(opaqueToken, '[token]');
  if (masked.includes('/')) masked = masked.replace(linkToken, '$1[token]');
  if (masked.includes('eyJ')) masked = masked.replace(jwt, '[token]');
  masked = masked.replace(bearer, '$1 [token]');
  if (masked.includes(':') || masked.includes('=')) {
    masked = masked.replace(assigned, '$1[masked]').replace(quoted, '$1[masked]');
  }
  if (masked.includes('@') || masked.includes('%40')) {
    masked = masked.replace(credentialsInUrl, '$1[masked]@').replace(mailAddress, '[mail]');
  }
  return maskAddresses(masked);
}

function maskIpv6(found: string): string {
  const [, before = '', address = '', after = ''] = /^(:(?!:))?(.*?)((?<!:):)?$/.exec(found) ?? [];
  if (isIPv6(address)) return `${before}${networkOf(address)}${after}`;
  const port = address.lastIndexOf(':');
  const host = address.slice(0, port);
  return isIPv6(host) ? `${before}${networkOf(host)}${address.slice(port)}${after}` : found;
}

function maskAddresses(text: string): string {
  const masked = text.includes(':') ? text.replace(ipv6, maskIpv6) : text;
  if (!hasDottedNumbers.test(masked)) return masked;
  return masked.replace(ipv4, (found) => (isIPv4(found) ? networkOf(found) : found));
}
