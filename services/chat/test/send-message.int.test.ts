import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBinary } from '@bufbuild/protobuf';
import { call } from '@kindred/chassis/testing/service-bed';
import { events, topics } from '@kindred/proto/catalog';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createChatBed, textsOf, twoContacts } from './chat-bed.ts';

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) =>
  `${status} ${body.errors?.[0]?.code}`;

describe('sending a message', () => {
  test('stores it trimmed and normalised, answers it, and publishes ids only', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const { status, body } = await bed.send(mira, clara, '  Cafe\u0301 \u{1F469}\u200D\u{1F3A8} ');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      senderId: mira.id,
      receiverId: clara.id,
      message: 'Caf\u00e9 \u{1F469}\u200D\u{1F3A8}',
      file: null,
      editedAt: null,
      version: 1,
      notifications: [{ senderId: mira.id, receiverId: clara.id }],
    });
    expect(textsOf(await bed.read(clara, mira))).toEqual([body.message]);

    const [sent, ...more] = await bed.published(topics.message);
    expect(more).toEqual([]);
    if (!sent) throw new Error('nothing was published');
    expect(fromBinary(events.messageSent.schema, sent.value)).toMatchObject({
      messageId: body._id,
      senderId: mira.id,
      receiverId: clara.id,
      sequence: 1,
      sentAt: BigInt(Date.parse(body.createdAt)),
    });
    expect(Buffer.from(sent.value).toString('utf8')).not.toContain('Caf');
  });

  test('takes the text as a multipart field too', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const payload = '--b\r\ncontent-disposition: form-data; name="message"\r\n\r\n hello \r\n--b--\r\n';
    const answer = await call(bed.chat, {
      method: 'POST',
      path: `/messages/send/${clara.id}`,
      token: mira.token,
      body: payload,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect([answer.status, answer.body.message]).toEqual([201, 'hello']);
  });

  test.each([undefined, '', ' \n ', '\u200b'])('asks for a text when there is none: %j', async (text) => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const answer = await bed.send(mira, clara, text);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      success: false,
      message: 'Please type a message',
      errors: [{ message: 'Please type a message', code: 'message-required', field: 'message' }],
    });
  });

  test('refuses more than 5,000 characters, oneself, strangers and former contacts', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const stranger = await bed.member();
    expect(codeOf(await bed.send(mira, clara, 'a'.repeat(5_001)))).toBe('400 too-long');
    expect(codeOf(await bed.send(mira, mira, 'me'))).toBe('400 message-to-self');
    expect(codeOf(await bed.send(mira, stranger, 'hi'))).toBe('403 not-connected');
    await bed.requested(stranger, mira);
    expect(codeOf(await bed.send(mira, stranger, 'hi'))).toBe('403 not-connected');
    await bed.removed(clara, mira);
    expect(codeOf(await bed.send(mira, clara, 'hi'))).toBe('403 not-connected');
    expect(await bed.published(topics.message)).toEqual([]);
  });

  test('keeps one order without gaps when fifty are sent at once', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => bed.send(i % 2 ? mira : clara, i % 2 ? clara : mira, `m${i}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    const stored = await bed.effects.documents
      .collection<{ _id: string; sequence: number }>('messages')
      .find({}, { sort: { sequence: 1 }, limit: 100 });
    expect(stored.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    const seen = await bed.read(mira, clara, '?limit=100');
    expect(seen.body).toEqual((await bed.read(clara, mira, '?limit=100')).body);
    const times = seen.body.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([...times].sort());
  });

  test('keeps one order without gaps when two processes take messages of one conversation', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const services = [bed.chat, await bed.startChat()];
    const path = `/messages/send/${clara.id}`;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        call(services[i % 2] ?? bed.chat, {
          method: 'POST',
          path,
          token: mira.token,
          body: { message: `m${i}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201));
    const stored = await bed.effects.documents
      .collection<{ _id: string; sequence: number }>('messages')
      .find({}, { sort: { sequence: 1 }, limit: 100 });
    expect(stored.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });
});

describe('sending again under the same Idempotency-Key', () => {
  test('answers the same message and stores nothing, also when both come at once', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const answers = await Promise.all([1, 2, 3].map(() => bed.send(mira, clara, 'once', 'key-1')));
    answers.push(await bed.send(mira, clara, ' once ', 'key-1'));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(textsOf(await bed.read(clara, mira))).toEqual(['once']);
    expect(await bed.published(topics.message)).toHaveLength(1);
  });

  test('refuses another text or another receiver', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    const third = await bed.member();
    await bed.connected(mira, third);
    await bed.send(mira, clara, 'once', 'key-1');
    expect(codeOf(await bed.send(mira, clara, 'twice', 'key-1'))).toBe('422 idempotency-key-reused');
    expect(codeOf(await bed.send(mira, third, 'once', 'key-1'))).toBe('422 idempotency-key-reused');
    expect(textsOf(await bed.read(third, mira))).toEqual([]);
  });

  test('means nothing to another sender', async () => {
    const bed = await createChatBed();
    const [mira, clara] = await twoContacts(bed);
    await bed.send(mira, clara, 'from Mira', 'key-1');
    expect((await bed.send(clara, mira, 'from Clara', 'key-1')).status).toBe(201);
    expect(textsOf(await bed.read(clara, mira))).toEqual(['from Mira', 'from Clara']);
  });

  test('still holds after a restart and after the connection ended', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kindred-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const before = await createChatBed({ folder, seed: 1 });
    const [mira, clara] = await twoContacts(before);
    const sent = await before.send(mira, clara, 'once', 'key-1');
    await before.removed(mira, clara);
    await before.close();

    const after = await createChatBed({ folder, seed: 2 });
    const again = await after.send(await after.signIn(mira.id), clara, 'once', 'key-1');
    expect([again.status, again.body._id]).toEqual([201, sent.body._id]);
  });
});
