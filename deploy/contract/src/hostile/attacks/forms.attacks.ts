import { BOUNDARY, type FormPart, formOf, partOf } from '../form.ts';
import { formRequest, textsOf } from '../make-request.ts';
import type { Pair } from '../pair.ts';
import type { PublicCall } from '../public-calls.ts';
import { type Attack, goodParts } from './attack.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

/** TRUST §5, 48 and 52: what is called a picture and is none. Nothing of it is decoded. */
const noPictures: Readonly<Record<string, Buffer>> = {
  SVG: bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'SVG behind a declaration': bytes('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]><svg/>'),
  HTML: bytes('<!doctype html><script>alert(1)</script>'),
  PHP: bytes('<?php system($_GET[0]);'),
  PostScript: bytes('%!PS-Adobe-3.0'),
  MVG: bytes('push graphic-context\nfill url(https://evil.example/)'),
  ICO: bytes('\0\0\x01\0\x01\0'),
  TIFF: bytes('II*\0\x08\0\0\0'),
  HEIC: bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  BMP: bytes('BM\x36\0\0\0'),
  ZIP: bytes('PK\x03\x04\x14\0'),
  ELF: bytes('\x7fELF\x02\x01\x01'),
  EXE: bytes('MZ\x90\0'),
  JSON: bytes('{"$ne":1}'),
  'one byte': bytes('\xff'),
};

/** TRUST §5, 49, 53 and 54: it begins as a picture and ends as nothing. */
const brokenPictures: Readonly<Record<string, Buffer>> = {
  'a GIF that is a script': bytes('GIF89a=1;alert(1)//'),
  'the start of a PNG': bytes('\x89PNG\r\n\x1a\n'),
  'the start of a JPEG': bytes('\xff\xd8\xff\xe0\0\x10JFIF\0'),
  'a WebP of nothing': bytes('RIFF\x10\0\0\0WEBPVP8 \0\0\0\0'),
  'an AVIF of nothing': bytes('\0\0\0\x18ftypavif\0\0\0\0mif1avif'),
};

const fileNames = [
  'a.php.png',
  'a.png\u0000.php',
  '../../x',
  'x'.repeat(300),
  'CON',
  '',
  'a\\"; name=\\"role',
];

const raw = (name: string, value = 'x'): Buffer => partOf({ name, value });
const end = Buffer.from(`--${BOUNDARY}--\r\n`);

interface Form {
  title: string;
  form: Buffer;
  allowed: readonly number[];
}

/** Forms that are wrong whatever the call asks for; `good` is one without its end. */
const wrongForms = (good: Buffer, file: FormPart): Form[] => [
  { title: 'an unknown field', form: Buffer.concat([good, raw('role', 'admin'), end]), allowed: [400] },
  { title: 'a prototype', form: Buffer.concat([good, raw('__proto__'), end]), allowed: [400] },
  { title: 'a constructor', form: Buffer.concat([good, raw('constructor'), end]), allowed: [400] },
  { title: 'a deep prototype', form: Buffer.concat([good, raw('__proto__[x]'), end]), allowed: [400] },
  { title: 'an operator', form: Buffer.concat([good, raw('userId[$ne]'), end]), allowed: [400] },
  { title: '$where', form: Buffer.concat([good, raw('$where'), end]), allowed: [400] },
  { title: 'two files', form: Buffer.concat([good, partOf(file), partOf(file), end]), allowed: [400] },
  {
    title: 'a file for another field',
    form: Buffer.concat([good, partOf({ ...file, name: 'avatar' }), end]),
    allowed: [400],
  },
  {
    title: 'a text that is a file',
    form: Buffer.concat([good, partOf({ ...file, name: 'title' }), end]),
    allowed: [400],
  },
  {
    title: 'no name',
    form: Buffer.concat([bytes(`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`), end]),
    allowed: [400],
  },
  {
    title: 'no disposition',
    form: Buffer.concat([bytes(`--${BOUNDARY}\r\nX: y\r\n\r\nx\r\n`), end]),
    allowed: [400],
  },
  {
    title: 'a part of headers',
    form: Buffer.concat([bytes(`--${BOUNDARY}\r\n${'X-A: b\r\n'.repeat(2_000)}\r\nx\r\n`), end]),
    allowed: [400],
  },
  {
    title: '1,000 parts',
    form: Buffer.concat([...Array<Buffer>(1_000).fill(raw('a')), end]),
    allowed: [413],
  },
  {
    title: '10,000 parts',
    form: Buffer.concat([...Array<Buffer>(10_000).fill(raw('a')), end]),
    allowed: [413],
  },
  { title: 'no end', form: good, allowed: [400] },
  { title: 'no boundary inside', form: bytes('hello'), allowed: [400] },
  { title: 'nothing', form: Buffer.alloc(0), allowed: [400] },
  {
    title: 'invalid UTF-8',
    form: Buffer.concat([
      bytes(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="title"\r\n\r\n\xff\xfe\r\n`),
      end,
    ]),
    allowed: [400],
  },
  {
    title: 'a huge text',
    form: Buffer.concat([raw('description', 'x'.repeat(70_000)), end]),
    allowed: [413],
  },
  {
    title: '11 MB',
    form: Buffer.concat([partOf({ ...file, value: Buffer.alloc(11_000_000) }), end]),
    allowed: [413],
  },
];

const formTypes = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(71)}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=other`,
];

const fileField = (call: PublicCall): string => {
  const { properties = {} } = (call.route.body ?? {}) as { properties?: Record<string, unknown> };
  const found = ['profileImage', 'profileBackground', 'portfolioImage', 'postImage', 'chatimage'].find(
    (name) => name in properties,
  );
  if (!found) throw new Error(`${call.name} has no file`);
  return found;
};

/** TRUST §5, 48 to 53, at every call that takes a form. */
export const formAttacks: Attack = ({ calls, cast }) =>
  calls
    .filter(({ route }) => route.multipart)
    .flatMap((call) => {
      const parts = goodParts(call, cast);
      const name = fileField(call);
      const file: FormPart = { name, value: cast.image, filename: 'a.png' };
      const texts = textsOf(parts.input);
      const asked = (title: string, form: Buffer, allowed: readonly number[]): Pair => ({
        title: `${call.name} · form · ${title}`,
        send: formRequest(parts, form),
        allowed,
      });
      const good = Buffer.concat([...texts.map(partOf), ...(parts.input.file ? [partOf(file)] : [])]);
      const withFile = (value: Buffer, filename = 'a.png', type = 'image/png') =>
        formOf([...texts, { name, value, filename, type }]);
      return [
        ...Object.entries(noPictures).map(([title, value]) => asked(title, withFile(value), [415])),
        ...Object.entries(noPictures).map(([title, value]) =>
          asked(`${title} under every disguise`, withFile(value, 'a.jpeg', 'image/jpeg'), [415]),
        ),
        ...Object.entries(brokenPictures).map(([title, value]) => asked(title, withFile(value), [422])),
        ...fileNames.map((filename) =>
          asked(
            `a file called ${JSON.stringify(filename.slice(0, 20))}`,
            withFile(bytes('<svg/>'), filename),
            [415, 400],
          ),
        ),
        ...wrongForms(good, file).map(({ title, form, allowed }) => asked(title, form, allowed)),
        ...formTypes.map((type) => {
          const pair = asked(`announced as ${type.slice(0, 50)}`, Buffer.concat([good, end]), [400, 415]);
          return { ...pair, send: { ...pair.send, headers: { ...pair.send.headers, 'content-type': type } } };
        }),
      ];
    });
