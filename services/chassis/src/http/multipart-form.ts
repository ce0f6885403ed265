import { AppError } from '../errors/app-error.ts';

/** Text, the bytes of a file, or a list of them where a name came twice. */
export type FormValue = string | Uint8Array;
export type Form = Record<string, FormValue | FormValue[]>;

const MAX_PARTS = 20;
const MAX_HEADER_BYTES = 8 * 1024;
const MAX_BOUNDARY = 70;
/** As much as a JSON body may hold: only files are larger. */
const MAX_TEXT_BYTES = 64 * 1024;
const LINE = Buffer.from('\r\n');
const BLANK_LINE = Buffer.from('\r\n\r\n');
const utf8 = new TextDecoder('utf-8', { fatal: true });

const unreadable = () => new AppError('invalid', 'bad-request');

/** The parameters behind the first word of a header: `; name="x"; filename=y`. */
function parametersOf(header: string): Map<string, string> {
  const parameter = /;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))\s*/y;
  parameter.lastIndex = header.search(/;|$/);
  const found = new Map<string, string>();
  while (parameter.lastIndex < header.length) {
    const [whole, name = '', quoted, bare = ''] = parameter.exec(header) ?? [];
    if (whole === undefined || found.has(name.toLowerCase())) throw unreadable();
    found.set(name.toLowerCase(), quoted === undefined ? bare : quoted.replaceAll(/\\(.)/g, '$1'));
  }
  return found;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw unreadable();
  }
}

interface Part {
  name: string;
  value: FormValue;
}

/** A file input nobody touched is sent as an empty file without a name: that is no file. */
function partOf(headers: Buffer, content: Buffer): Part | undefined {
  const lines = decode(headers).split('\r\n');
  if (!lines.every((line) => /^[\w-]+:/.test(line))) throw unreadable();
  const disposition = lines.find((line) => /^content-disposition:\s*form-data\s*;/i.test(line));
  const parameters = parametersOf(disposition ?? '');
  const name = parameters.get('name');
  if (name === undefined) throw unreadable();
  const isFile = parameters.has('filename') || parameters.has('filename*');
  if (isFile && content.length === 0) return undefined;
  if (!isFile && content.length > MAX_TEXT_BYTES) throw new AppError('too-large', 'too-large');
  return { name, value: isFile ? content : decode(content) };
}

/** The parts between the delimiters; a line that begins with the boundary is one (RFC 2046), whatever it was meant to be. */
function* partsOf(body: Buffer, boundary: string): Generator<Part | undefined> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  const openingAt = body.indexOf(delimiter.subarray(LINE.length));
  if (openingAt !== 0 && !(openingAt === LINE.length && body.subarray(0, openingAt).equals(LINE))) {
    throw unreadable();
  }
  let at = openingAt + delimiter.length - LINE.length;
  for (;;) {
    const lineEnd = body.toString('latin1', at, at + 2);
    if (lineEnd === '--') return;
    const headersAt = at + LINE.length;
    const blankAt = body.indexOf(BLANK_LINE, headersAt);
    if (lineEnd !== '\r\n' || blankAt < 0 || blankAt - headersAt > MAX_HEADER_BYTES) throw unreadable();
    const contentAt = blankAt + BLANK_LINE.length;
    const end = body.indexOf(delimiter, contentAt);
    if (end < 0) throw unreadable();
    yield partOf(body.subarray(headersAt, blankAt), body.subarray(contentAt, end));
    at = end + delimiter.length;
  }
}

/**
 * Reads a whole multipart/form-data body (RFC 7578). Names and declared types are taken for nothing: a file is
 * its bytes. @throws AppError invalid `bad-request` for what is no form, too-large for more than 20 parts and
 * for text beyond 64 kB.
 */
export function readMultipartForm(contentType: string, body: Buffer): Form {
  const boundary = parametersOf(contentType).get('boundary') ?? '';
  if (boundary.length === 0 || boundary.length > MAX_BOUNDARY) throw unreadable();
  const form = new Map<string, FormValue | FormValue[]>();
  let count = 0;
  for (const part of partsOf(body, boundary)) {
    count += 1;
    if (count > MAX_PARTS) throw new AppError('too-large', 'too-large');
    if (!part) continue;
    const earlier = form.get(part.name);
    form.set(part.name, earlier === undefined ? part.value : [earlier, part.value].flat());
  }
  return Object.fromEntries(form);
}
