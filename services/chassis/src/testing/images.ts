import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface ImageWish {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';
  /** Makes pictures of the same measures differ. */
  colour?: string;
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture of one colour. */
export const anImage = ({
  width = 64,
  height = 48,
  format = 'png',
  colour = '#c0ffee',
}: ImageWish = {}): Promise<Buffer> => plain(width, height, colour).toFormat(format).toBuffer();

/** Every photo's secrets, said so that they are easy to find again. */
export const SECRET = 'SECRET-PLACE';

/** Lies on its side: `width` and `height` are those of the stored pixels, red is what belongs on top. */
export async function aPhoto({ width = 90, height = 60 }: ImageWish = {}): Promise<Buffer> {
  const red = await plain(width / 2, height, 'red')
    .png()
    .toBuffer();
  return plain(width, height, 'blue')
    .composite([{ left: 0, top: 0, input: red }])
    .withExif({
      IFD0: { Copyright: SECRET, ImageDescription: SECRET },
      IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSAreaInformation: SECRET },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${SECRET}</rdf></x:xmpmeta>`)
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Every frame in another grey. */
export async function anAnimation(format: 'gif' | 'webp', frames: number, side = 8): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3 * frames);
  for (let at = 0; at < frames; at += 1)
    pixels.fill(at * 37, at * side * side * 3, (at + 1) * side * side * 3);
  const raw = { width: side, height: side * frames, channels: 3 as const, pageHeight: side };
  return sharp(pixels, { raw }).toFormat(format).toBuffer();
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black PNG made by hand, so that it may be as large as nobody would draw it. */
export function aBlackPng(width: number, height: number, chunks: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What a stored picture is: its measures, the colours of its top and bottom row, its chunks. */
export async function lookAt(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (place: number): number[] => [...data.subarray(place * channels, place * channels + 3)];
  return {
    width,
    height,
    top: at(width >> 1),
    bottom: at(width * height - (width >> 1) - 1),
    chunks: chunksOf(bytes),
  };
}

/** Names of the chunks of a WebP file. */
function chunksOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const names: string[] = [];
  for (
    let at = 12;
    at + 8 <= file.length;
    at += 8 + file.readUInt32LE(at + 4) + (file.readUInt32LE(at + 4) % 2)
  ) {
    names.push(file.toString('latin1', at, at + 4));
  }
  return names;
}
