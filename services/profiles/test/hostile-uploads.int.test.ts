import { aBlackPng, anAnimation, anImage, aPhoto, lookAt, SECRET } from '@kindred/chassis/testing/images';
import { expect, test } from 'vitest';
import { FORM_TYPE, formOf, getFile, type PictureCall, putPicture } from './_pictures.ts';
import { createProfilesBed, type Member, type ProfilesBed } from './profiles-bed.ts';

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }): string =>
  body.errors ? `${status} ${body.errors[0]?.code}` : String(status);

const put = async (bed: ProfilesBed, me: Member, bytes: Uint8Array, filename?: string, type?: string) =>
  putPicture(bed, me, { body: formOf('profileImage', bytes, filename, type) });

const field = (name: string, value = 'x'): Buffer =>
  Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

test('what is no picture is refused by its bytes, whatever it is called', async () => {
  const bed = await createProfilesBed();
  const me = await bed.join();
  const before = await bed.members.findOne({ _id: me.id });
  const texts = [
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<?xml version="1.0"?><svg/>',
    '<!doctype html><script>alert(1)</script>',
    '<?php system($_GET[0]);',
    '%PDF-1.7',
    '%!PS-Adobe-3.0',
    'push graphic-context\nfill url(https://example.com/)',
    '\0\0\x01\0',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'BM',
    'PK\x03\x04',
    '{}',
  ];
  const files = [...texts.map((text) => Buffer.from(text, 'latin1')), await anImage({ format: 'tiff' })];
  for (const file of files) {
    expect([file.toString('latin1', 0, 20), codeOf(await put(bed, me, file, 'a.png', 'image/png'))]).toEqual([
      file.toString('latin1', 0, 20),
      '415 unknown-image',
    ]);
  }
  expect(await bed.members.findOne({ _id: me.id })).toEqual(before);
});

test('too large, too many pixels and broken have their own answers and change nothing', async () => {
  const bed = await createProfilesBed();
  const me = await bed.join();
  const before = await bed.members.findOne({ _id: me.id });
  const photo = await aPhoto({ width: 900, height: 600 });
  const limit = 8 * 1024 * 1024;
  const cases: [bytes: Uint8Array, expected: string][] = [
    [Buffer.concat([photo, Buffer.alloc(limit + 1 - photo.length)]), '413 too-large'],
    [Buffer.concat([photo, Buffer.alloc(limit + 64 * 1024)]), '413 too-large'],
    [aBlackPng(17_000, 17_000), '422 too-many-pixels'],
    [aBlackPng(1_000_000, 1), '422 too-many-pixels'],
    [photo.subarray(0, photo.length >> 1), '422 broken-image'],
    [Buffer.from('GIF89a=1;alert(1)//'), '422 broken-image'],
    [new Uint8Array(), '400 required'],
  ];
  for (const [bytes, expected] of cases) expect(codeOf(await put(bed, me, bytes))).toBe(expected);
  expect(await bed.members.findOne({ _id: me.id })).toEqual(before);
  expect(codeOf(await put(bed, me, Buffer.concat([photo, Buffer.alloc(limit - photo.length)])))).toBe('200');
});

test.each([
  ['update-profile-pic', 'profileImage'],
  ['update-profile-back', 'profileBackground'],
  ['upload-port-img', 'portfolioImage'],
] as const)('a form that is not the one %s asks for is refused', async (uploadCall, name) => {
  const bed = await createProfilesBed();
  const me = await bed.join();
  const send = (wish: Omit<PictureCall, 'call'>) => putPicture(bed, me, { ...wish, call: uploadCall });
  const before = await bed.members.findOne({ _id: me.id });
  const image = await anImage();
  const good = formOf(name, image);
  const open = good.subarray(0, good.lastIndexOf('--b--'));
  const end = Buffer.from('--b--\r\n');
  const cases: [title: string, wish: Partial<PictureCall> & { body: Buffer }, expected: string][] = [
    ['the field of another call', { body: formOf('otherImage', image) }, '400 required'],
    ['no field', { body: end }, '400 required'],
    ['an unknown field', { body: Buffer.concat([open, field('role', 'artist'), end]) }, '400 unknown-field'],
    ['a foreign owner', { body: Buffer.concat([open, field('userId', me.id), end]) }, '400 unknown-field'],
    ['a prototype', { body: Buffer.concat([open, field('__proto__'), end]) }, '400 unknown-field'],
    ['an operator', { body: Buffer.concat([open, field('userId[$ne]'), end]) }, '400 unknown-field'],
    ['two files', { body: Buffer.concat([open, good]) }, '400 wrong-type'],
    ['text for a file', { body: Buffer.concat([field(name), end]) }, '400 wrong-type'],
    ['1,000 parts', { body: Buffer.concat([...Array(1_000).fill(open), end]) }, '413 too-large'],
    ['10,000 fields', { body: Buffer.concat([...Array(10_000).fill(field('a')), end]) }, '413 too-large'],
    ['a cut form', { body: open }, '400 bad-request'],
    ['no boundary', { body: good, type: 'multipart/form-data' }, '400 bad-request'],
    ['JSON', { body: Buffer.from('{}'), type: 'application/json' }, '415 unsupported-media'],
    ['bare bytes', { body: image, type: 'image/png' }, '415 unsupported-media'],
    ['a mixed form', { body: good, type: 'multipart/mixed; boundary=b' }, '415 unsupported-media'],
    ['no id', { body: good, id: '1' }, '400 invalid-format'],
  ];
  for (const [title, wish, expected] of cases) {
    expect([title, codeOf(await send(wish))]).toEqual([title, expected]);
  }
  expect(await bed.members.findOne({ _id: me.id })).toEqual(before);
  expect(Object.prototype).not.toHaveProperty('x');
  expect(codeOf(await send({ body: good, type: FORM_TYPE.toUpperCase().replace('=B', '=b') }))).toBe('200');
});

test.each([
  'a.php.png',
  'a.png\u0000.php',
  '../../x',
  'x'.repeat(300),
  'CON',
  'a\\"; name=\\"userId',
  '',
  'ä💥',
])('a file name is not even looked at: %j', async (filename) => {
  const bed = await createProfilesBed();
  const me = await bed.join();
  const { status, body } = await put(bed, me, await anImage(), filename, 'text/html');
  expect([status, body.user.profileImage]).toEqual([
    200,
    expect.stringMatching(/^\/media\/profiles\/[0-9a-f]{32}-640\.webp$/),
  ]);
});

test('of a picture that is something else too, only the picture is kept', async () => {
  const bed = await createProfilesBed();
  const me = await bed.join();
  const evil = Buffer.from('<script>alert("EVIL")</script>PK\x03\x04EVIL');
  for (const format of ['gif', 'jpeg', 'png', 'webp'] as const) {
    const both = Buffer.concat([await anImage({ format }), evil]);
    const { status, body } = await put(bed, me, both, 'a.html', 'text/html');
    expect([format, status]).toEqual([format, 200]);
    const { bytes, headers } = await getFile(bed, body.user.profileImage);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('EVIL');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  }
});

test('a photo is stored upright without its place, an animation as one frame', async () => {
  const bed = await createProfilesBed();
  const me = await bed.join();
  const path: string = (await put(bed, me, await aPhoto())).body.user.profileImage;
  for (const size of [160, 640, 1600]) {
    const { bytes } = await getFile(bed, path.replace('640', String(size)));
    expect(await lookAt(bytes)).toMatchObject({ width: 60, height: 90, chunks: ['VP8 '] });
    expect(Buffer.from(bytes).toString('latin1')).not.toContain(SECRET);
  }
  const moving: string = (await put(bed, me, await anAnimation('gif', 50))).body.user.profileImage;
  expect(await lookAt((await getFile(bed, moving)).bytes)).toMatchObject({
    width: 8,
    height: 8,
    chunks: ['VP8 '],
  });
});
