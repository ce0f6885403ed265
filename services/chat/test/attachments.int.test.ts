import { anImage, aPhoto, lookAt, SECRET } from '@kindred/chassis/testing/images';
import { topics } from '@kindred/proto/catalog';
import { describe, expect, test } from 'vitest';
import { aPdf, aSong, createFilesBed, getFile, sendFile } from './_attachments.ts';
import { textsOf } from './chat-bed.ts';

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) =>
  `${status} ${body.errors?.[0]?.code}`;

describe('a message with a file', () => {
  test('shows an image to both, made anew and in two sizes, with words or without', async () => {
    const bed = await createFilesBed();
    const sent = await sendFile(bed, bed.mira, bed.clara, {
      message: ' look ',
      bytes: await anImage({ width: 2000, height: 1000 }),
    });
    expect(sent.status).toBe(201);
    const { file, attachment, message } = sent.body;
    expect(message).toBe('look');
    expect(file).toMatch(/^\/media\/chat\/[0-9a-f]{32}-1600\.webp\?expires=\d+&signature=[\w-]{43}$/);
    expect(attachment).toMatchObject({ kind: 'image', contentType: 'image/webp' });
    for (const reader of [bed.mira, bed.clara]) {
      const other = reader === bed.mira ? bed.clara : bed.mira;
      expect((await bed.read(reader, other)).body).toEqual([sent.body]);
      expect((await bed.contacts(reader)).body[0].lastMessage).toEqual(sent.body);
    }
    const [full, preview] = [await getFile(bed, file), await getFile(bed, attachment.previewUrl)];
    expect([full.status, preview.status]).toEqual([200, 200]);
    expect([(await lookAt(full.bytes)).width, (await lookAt(preview.bytes)).width]).toEqual([1600, 640]);
    expect(attachment.size).toBe(full.bytes.length);
    expect(full.headers['content-disposition']).toBe('inline; filename="file"');

    const mute = await sendFile(bed, bed.clara, bed.mira, { bytes: await anImage({ format: 'jpeg' }) });
    expect([mute.status, mute.body.message]).toEqual([201, '']);
  });

  test('keeps of a photo the picture, upright, and nothing it said of itself', async () => {
    const bed = await createFilesBed();
    const { body } = await sendFile(bed, bed.mira, bed.clara, { bytes: await aPhoto() });
    for (const address of [body.file, body.attachment.previewUrl]) {
      const { bytes } = await getFile(bed, address);
      expect(await lookAt(bytes)).toMatchObject({ width: 60, height: 90, chunks: ['VP8 '] });
      expect(Buffer.from(bytes).toString('latin1')).not.toContain(SECRET);
    }
  });

  test.each([
    ['pdf', 'application/pdf', aPdf()],
    ['audio', 'audio/mpeg', aSong()],
  ])('hands %s out byte for byte, to be saved and never shown', async (kind, contentType, bytes) => {
    const bed = await createFilesBed();
    const { status, body } = await sendFile(bed, bed.mira, bed.clara, { bytes, filename: 'evil.html' });
    expect(status).toBe(201);
    expect(body.attachment).toEqual({ kind, contentType, size: bytes.length });
    const file = await getFile(bed, body.file);
    expect(Buffer.from(file.bytes)).toEqual(bytes);
    expect(file.headers).toMatchObject({
      'content-type': contentType,
      'content-disposition': expect.stringMatching(/^attachment; filename="attachment\.(pdf|mp3)"$/),
      'cache-control': expect.stringMatching(/^private, max-age=(1[5-9]\d|2\d\d|300)$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  test('sent again under its key is the same message, another file under it is refused', async () => {
    const bed = await createFilesBed();
    const wish = { message: 'song', bytes: aSong(), key: 'key-1' };
    const first = await sendFile(bed, bed.mira, bed.clara, wish);
    const names = [...bed.objects.names];
    const again = await sendFile(bed, bed.mira, bed.clara, wish);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = { ...wish, bytes: aSong('another') };
    expect(codeOf(await sendFile(bed, bed.mira, bed.clara, other))).toBe('422 idempotency-key-reused');
    expect(codeOf(await bed.send(bed.mira, bed.clara, 'song', 'key-1'))).toBe('422 idempotency-key-reused');
    expect([...bed.objects.names]).toEqual(names);
    expect((await bed.read(bed.clara, bed.mira)).body).toHaveLength(1);
    expect(await bed.published(topics.message)).toHaveLength(1);
  });

  test('sent twice at once under one key is one message', async () => {
    const bed = await createFilesBed();
    const wish = { bytes: aPdf(), key: 'key-1' };
    const both = await Promise.all([1, 2].map(() => sendFile(bed, bed.mira, bed.clara, wish)));
    expect(new Set(both.map(({ body }) => body._id)).size).toBe(1);
    expect((await getFile(bed, both[0]?.body.file)).status).toBe(200);
  });

  test('never says a word about the file on the bus', async () => {
    const bed = await createFilesBed();
    await sendFile(bed, bed.mira, bed.clara, { bytes: aPdf() });
    const [name = ''] = [...bed.objects.names];
    const [event] = await bed.published(topics.message);
    const told = Buffer.from(event?.value ?? []).toString('latin1');
    expect(name).toMatch(/^[0-9a-f]{32}\.pdf$/);
    expect(told).not.toContain(name.slice(0, 32));
  });
});

describe('files that are refused', () => {
  test('are those of strangers, of former contacts and to oneself, and nothing is stored', async () => {
    const bed = await createFilesBed();
    const stranger = await bed.member();
    const bytes = await anImage();
    expect(codeOf(await sendFile(bed, stranger, bed.mira, { bytes }))).toBe('403 not-connected');
    expect(codeOf(await sendFile(bed, bed.mira, bed.mira, { bytes }))).toBe('400 message-to-self');
    await bed.removed(bed.mira, bed.clara);
    expect(codeOf(await sendFile(bed, bed.mira, bed.clara, { bytes }))).toBe('403 not-connected');
    expect(bed.objects.names.size).toBe(0);
  });

  test('are neither image nor PDF nor sound by their bytes, whatever they are called', async () => {
    const bed = await createFilesBed();
    const others = [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '<!doctype html><script>alert(1)</script>',
      '%!PS-Adobe-3.0',
      ' %PDF-1.7',
      'MZ\x90\0',
      'PK\x03\x04',
      '\0\0\0\x20ftypisom',
      'hello',
    ];
    for (const content of others) {
      const bytes = Buffer.from(content, 'latin1');
      for (const [filename, type] of [
        ['a.png', 'image/png'],
        ['a.pdf', 'application/pdf'],
      ] as const) {
        const answer = await sendFile(bed, bed.mira, bed.clara, { bytes, filename, type, message: 'hi' });
        expect([content, codeOf(answer)]).toEqual([content, '415 unknown-attachment']);
      }
    }
    expect([bed.objects.names.size, (await bed.read(bed.mira, bed.clara)).body]).toEqual([0, []]);
  });

  test('are larger than ten megabytes or broken', async () => {
    const bed = await createFilesBed();
    const limit = 10 * 1024 * 1024;
    const padded = (start: Buffer, size: number) => Buffer.concat([start, Buffer.alloc(size - start.length)]);
    const image = await anImage();
    const cases: [bytes: Uint8Array, expected: string][] = [
      [padded(aPdf(), limit + 1), '413 attachment-too-large'],
      [padded(aPdf(), limit + 65 * 1024), '413 too-large'],
      [padded(image, limit + 1), '413 attachment-too-large'],
      [image.subarray(0, image.length >> 1), '422 broken-image'],
      [new Uint8Array(), '400 message-required'],
    ];
    for (const [bytes, expected] of cases)
      expect(codeOf(await sendFile(bed, bed.mira, bed.clara, { bytes }))).toBe(expected);
    expect([bed.objects.names.size, (await bed.read(bed.mira, bed.clara)).body]).toEqual([0, []]);
    expect((await sendFile(bed, bed.mira, bed.clara, { bytes: padded(image, limit) })).status).toBe(201);
  });

  test('are the thirty-first within half an hour; words are not counted', async () => {
    const bed = await createFilesBed({ limitFactor: 1 });
    for (let sent = 0; sent < 30; sent += 1)
      expect((await sendFile(bed, bed.mira, bed.clara, { bytes: aSong(`${sent}`) })).status).toBe(201);
    const refused = await sendFile(bed, bed.mira, bed.clara, { bytes: aSong('31') });
    expect([codeOf(refused), Number(refused.headers['retry-after']) > 0]).toEqual(['429 too-many', true]);
    expect((await bed.send(bed.mira, bed.clara, 'words')).status).toBe(201);
    expect((await sendFile(bed, bed.clara, bed.mira, { bytes: aSong() })).status).toBe(201);
  });
});

test('with the objects gone a file is refused and nothing is sent, and words go on', async () => {
  const bed = await createFilesBed();
  const before = await sendFile(bed, bed.mira, bed.clara, { bytes: aPdf() });
  bed.objects.takeAway();
  for (const bytes of [aPdf(), await anImage()]) {
    const refused = await sendFile(bed, bed.mira, bed.clara, { message: 'with words', bytes, key: 'k' });
    expect([refused.status, refused.headers['retry-after'], refused.body.success]).toEqual([503, '5', false]);
  }
  expect((await getFile(bed, before.body.file)).status).toBe(503);
  expect((await bed.send(bed.mira, bed.clara, 'only words')).status).toBe(201);
  expect(textsOf(await bed.read(bed.clara, bed.mira))).toEqual(['', 'only words']);
  expect(await bed.published(topics.message)).toHaveLength(2);
  bed.objects.giveBack();
  const again = await sendFile(bed, bed.mira, bed.clara, { message: 'with words', bytes: aPdf(), key: 'k' });
  expect(again.status).toBe(201);
  expect((await getFile(bed, again.body.file)).status).toBe(200);
});
