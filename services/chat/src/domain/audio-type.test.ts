import { expect, it } from 'vitest';
import { audioTypeOf } from './audio-type.ts';

const typeOf = (start: string) => audioTypeOf(Buffer.from(`${start}${'\0'.repeat(100)}`, 'latin1'));
const ogg = (codec: string) => `OggS${'\0'.repeat(24)}${codec}`;

it.each([
  ['audio/mpeg', 'ID3\x04\0'],
  ['audio/mpeg', '\xff\xfb\x90\x64'],
  ['audio/mpeg', '\xff\xf3\x40\xc0'],
  ['audio/wav', 'RIFF\x24\0\0\0WAVEfmt '],
  ['audio/ogg', ogg('OpusHead')],
  ['audio/ogg', ogg('\x01vorbis')],
  ['audio/flac', 'fLaC\0\0\0\x22'],
  ['audio/mp4', '\0\0\0\x20ftypM4A '],
  ['audio/aac', '\xff\xf1\x50\x80'],
])('knows %s by its first bytes', (type, start) => {
  expect(typeOf(start)).toBe(type);
});

it.each([
  ['nothing', ''],
  ['a film', '\0\0\0\x20ftypisom'],
  ['a film in Ogg', ogg('\x80theora')],
  ['a picture in a RIFF', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['a JPEG', '\xff\xd8\xff\xe0'],
  ['text in UTF-16', '\xff\xfeh\0i\0'],
  ['a frame without a bit rate', '\xff\xfb\xf0\0'],
  ['a frame of no sample rate', '\xff\xfb\x9c\0'],
  ['HTML', '<!doctype html>'],
  ['a program', 'MZ\x90\0'],
  ['a ZIP', 'PK\x03\x04'],
  ['sound behind a space', ' ID3'],
])('does not take %s for sound', (_, start) => {
  expect(typeOf(start)).toBeUndefined();
});

it('looks no further than there is', () => {
  expect(audioTypeOf(new Uint8Array())).toBeUndefined();
  expect(audioTypeOf(Buffer.from([0xff]))).toBeUndefined();
});
