import { aBlackPng, anImage, aPhoto, SECRET } from '@kindred/chassis/testing/images';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
const HEAD = 2;

/** A JPEG segment: its marker, then what it holds. */
function segment(marker: number, ...parts: (string | Uint8Array)[]): Buffer {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? bytes(part) : Buffer.from(part))),
  );
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A caption as IPTC keeps it, inside a Photoshop block. */
function iptc(text: string): Buffer {
  const record = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, text.length]), bytes(text)]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  return segment(0xed, 'Photoshop 3.0\0', '8BIM\x04\x04\0\0', size, record);
}

/**
 * The largest photo that is taken, lying on its side, as a telephone writes it and worse: EXIF with its place, XMP
 * twice, IPTC, a colour profile, a thumbnail with secrets of its own, a comment, and bytes behind its end.
 */
export async function aLadenPhoto(): Promise<Buffer> {
  const photo = await aPhoto({ width: 7_680, height: 4_320 });
  const thumbnail = await aPhoto();
  return Buffer.concat([
    photo.subarray(0, HEAD),
    segment(0xe0, 'JFXX\0\x10', thumbnail),
    segment(0xe1, `http://ns.adobe.com/xmp/extension/\0${SECRET}`),
    iptc(SECRET),
    segment(0xef, `MakerNote ${SECRET}`),
    segment(0xfe, SECRET),
    photo.subarray(HEAD),
    bytes(`PK\x03\x04${SECRET}`),
  ]);
}

export interface Refusal {
  bytes: Uint8Array;
  filename: string;
  status: number;
}

/** What is refused before anything of it is decoded. */
export async function refusedPictures(photo: Uint8Array): Promise<Record<string, Refusal>> {
  const named = (content: Uint8Array, status: number, filename = 'photo.png'): Refusal => ({
    bytes: content,
    status,
    filename,
  });
  return {
    'a PNG of 289 MP': named(aBlackPng(17_000, 17_000), 422),
    'a PNG of one line': named(aBlackPng(1_000_000, 1), 422),
    SVG: named(bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415),
    HTML: named(bytes('<!doctype html><script>alert(1)</script>'), 415),
    PDF: named(bytes('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'), 415),
    'a GIF that is a script': named(bytes('GIF89a=1;alert(1)//'), 422, 'photo.gif'),
    'half a photo': named(photo.subarray(0, photo.length >> 1), 422, 'photo.jpg'),
    nothing: named(new Uint8Array(), 400),
  };
}

/** Pictures that are something else too; what is kept of them is the picture. */
export async function polyglots(): Promise<Record<string, Uint8Array>> {
  const [gif, jpeg] = await Promise.all([anImage({ format: 'gif' }), anImage({ format: 'jpeg' })]);
  return {
    'GIF and script': Buffer.concat([gif, bytes(`*/=1;alert("${SECRET}")//`)]),
    'JPEG and ZIP': Buffer.concat([jpeg, bytes(`PK\x03\x04${SECRET}PK\x05\x06`)]),
  };
}
