import { expect, it } from 'vitest';
import { imageKindOf } from './image-kind.ts';

const kindOf = (text: string) => imageKindOf(Buffer.from(text, 'latin1'));
const media = (...brands: string[]) =>
  `\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`;

it.each([
  ['jpeg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['avif', media('avif', 'mif1')],
  ['avif', media('mif1', 'miaf', 'avif')],
])('knows %s by its first bytes', (kind, start) => {
  expect(kindOf(`${start}${'x'.repeat(100)}`)).toBe(kind);
});

it.each([
  ['nothing', ''],
  ['one byte', '\xff'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['PHP', '<?php system($_GET[0]);'],
  ['PDF', '%PDF-1.7'],
  ['PostScript', '%!PS-Adobe-3.0'],
  ['TIFF', 'II*\0'],
  ['ICO', '\0\0\x01\0'],
  ['BMP', 'BM'],
  ['HEIC', media('heic', 'mif1', 'heic')],
  ['a film', media('isom', 'mp42')],
  ['avif as the version of a film', `\0\0\0\x10ftypisomavif`],
  ['sound in a RIFF', 'RIFF\x10\0\0\0WAVEfmt '],
  ['ZIP', 'PK\x03\x04'],
  ['GIF in lower case', 'gif89a'],
  ['a picture behind a space', ' \x89PNG\r\n\x1a\n'],
])('does not take %s for a picture', (_, start) => {
  expect(kindOf(start)).toBeUndefined();
});
