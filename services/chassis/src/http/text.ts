/** C0 and C1 controls except tab and line feed, which longer texts may hold. */
const controls = /(?![\t\n])\p{Cc}/u;
const lineBreaks = /[\t\n\u2028\u2029]/u;
/** Overrides that make text read differently from how it is stored (Unicode TR 36, bidirectional). */
const bidi = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const lonely = /\p{Surrogate}/u;
/** More combining marks in a row than any script writes. */
const stacked = /\p{M}{9,}/u;

/** The text in NFC, or undefined when it holds characters nobody may send. CRLF becomes LF in a block. */
export function normalizeText(value: string, kind: 'line' | 'block'): string | undefined {
  const text = (kind === 'block' ? value.replaceAll('\r\n', '\n') : value).normalize('NFC');
  if (controls.test(text) || bidi.test(text) || lonely.test(text) || stacked.test(text)) return undefined;
  if (kind === 'line' && lineBreaks.test(text)) return undefined;
  return text;
}

/** Nothing a reader could see: white space, zero-width and other format characters only. */
export const isBlank = (value: string): boolean => /^[\s\p{Cf}\p{Zs}\u115F\u1160\u3164\uFFA0]*$/u.test(value);
