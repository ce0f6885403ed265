export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const HEADER_LENGTH = 64;

/** Brands of an ISO media file: the main one, then those it also fits; four characters each. */
function brandsOf(header: string, length: number): string[] {
  const list = header.slice(8, Math.min(length, header.length));
  return (list.match(/[\s\S]{4}/g) ?? []).filter((_, place) => place !== 1);
}

/** What the first bytes say, whatever a name or a declared type claims; undefined for everything else. */
export function imageKindOf(bytes: Uint8Array): ImageKind | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_LENGTH));
  const header = start.toString('latin1');
  if (header.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (header.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (header.startsWith('GIF87a') || header.startsWith('GIF89a')) return 'gif';
  if (header.startsWith('RIFF') && header.startsWith('WEBP', 8)) return 'webp';
  if (header.startsWith('ftyp', 4) && brandsOf(header, start.readUInt32BE(0)).includes('avif')) return 'avif';
  return undefined;
}
