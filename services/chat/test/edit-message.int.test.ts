import { fromBinary } from '@bufbuild/protobuf';
import { readEnvelope } from '@kindred/chassis/events/envelope';
import { events, topics } from '@kindred/proto/catalog';
import { describe, expect, test } from 'vitest';
import { aSong, createFilesBed, sendFile } from './_attachments.ts';
import { createChatBed, textsOf, twoContacts } from './chat-bed.ts';

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) =>
  `${status} ${body.errors?.[0]?.code}`;

async function aTalk() {
  const bed = await createChatBed();
  const [mira, clara] = await twoContacts(bed);
  const { body: sent } = await bed.send(mira, clara, 'helo');
  return { bed, mira, clara, sent };
}

describe('editing a message', () => {
  test('changes the text for both, keeps its place and says when', async () => {
    const { bed, mira, clara, sent } = await aTalk();
    await bed.send(clara, mira, 'hi');
    const { status, body } = await bed.edit(mira, sent._id, { message: '  hello ' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...sent, message: 'hello', version: 2, editedAt: expect.any(String) });
    expect(Date.parse(body.editedAt)).toBeGreaterThanOrEqual(Date.parse(sent.createdAt));
    expect(textsOf(await bed.read(clara, mira))).toEqual(['hello', 'hi']);
    expect((await bed.read(mira, clara)).body[0]).toEqual(body);
  });

  test('is told with ids only', async () => {
    const { bed, mira, clara, sent } = await aTalk();
    const { body } = await bed.edit(mira, sent._id, { message: 'secret words' });
    const told = await bed.published(topics.message);
    expect(told.map(({ headers }) => readEnvelope(headers).type)).toEqual([
      'message.sent',
      'message.updated',
    ]);
    const value = told[1]?.value ?? new Uint8Array();
    expect(fromBinary(events.messageUpdated.schema, value)).toMatchObject({
      messageId: sent._id,
      senderId: mira.id,
      receiverId: clara.id,
      sequence: 1,
      editedAt: BigInt(Date.parse(body.editedAt)),
    });
    expect(Buffer.from(value).toString('utf8')).not.toContain('secret');
  });

  test('shows in the lists of contacts, and what is unread stays unread', async () => {
    const { bed, mira, clara, sent } = await aTalk();
    await bed.edit(mira, sent._id, { message: 'hello' });
    const [contact] = (await bed.contacts(clara)).body;
    expect([contact.lastMessage.message, contact.unreadCount]).toEqual(['hello', 1]);
  });

  test('with the same words changes and tells nothing', async () => {
    const { bed, mira, sent } = await aTalk();
    const first = await bed.edit(mira, sent._id, { message: 'hello' });
    const again = await bed.edit(mira, sent._id, { message: ' hello ' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await bed.published(topics.message)).toHaveLength(2);
  });

  test('is for the sender alone: the receiver may not, others do not know of it', async () => {
    const { bed, mira, clara, sent } = await aTalk();
    const stranger = await bed.member();
    await bed.connected(stranger, mira);
    expect(codeOf(await bed.edit(clara, sent._id, { message: 'forged' }))).toBe('403 not-your-message');
    const [foreign, missing] = [
      await bed.edit(stranger, sent._id, { message: 'forged' }),
      await bed.edit(stranger, '0'.repeat(24), { message: 'forged' }),
    ];
    expect(codeOf(foreign)).toBe('404 not-found');
    expect(foreign.body).toEqual(missing.body);
    expect((await bed.read(mira, clara)).body).toEqual([sent]);
  });

  test('asks for words, at most 5,000 characters of them', async () => {
    const { bed, mira, clara, sent } = await aTalk();
    for (const body of [{}, { message: ' ' }, { message: '\u200b' }])
      expect((await bed.edit(mira, sent._id, body)).body.message).toBe('Please type a message');
    expect(codeOf(await bed.edit(mira, sent._id, { message: 'a'.repeat(5_001) }))).toBe('400 too-long');
    expect((await bed.read(mira, clara)).body).toEqual([sent]);
  });

  test('ends with the connection, as all writing does, and comes back with it', async () => {
    const { bed, mira, clara, sent } = await aTalk();
    await bed.removed(clara, mira);
    expect(codeOf(await bed.edit(mira, sent._id, { message: 'still here' }))).toBe('403 not-connected');
    await bed.connected(clara, mira, 4);
    expect((await bed.edit(mira, sent._id, { message: 'still here' })).status).toBe(200);
  });

  test('of a deleted message comes too late, for the sender; the receiver may not anyway', async () => {
    const { bed, mira, clara, sent } = await aTalk();
    await bed.delete(mira, sent._id);
    expect(codeOf(await bed.edit(mira, sent._id, { message: 'again' }))).toBe('409 message-deleted');
    expect(codeOf(await bed.edit(clara, sent._id, { message: 'again' }))).toBe('403 not-your-message');
  });

  test('at the same moment as a deletion never brings words back', async () => {
    const { bed, mira, clara, sent } = await aTalk();
    await Promise.all([bed.edit(mira, sent._id, { message: 'racing' }), bed.delete(mira, sent._id)]);
    expect((await bed.read(clara, mira)).body).toEqual([]);
    const stored = await bed.effects.documents
      .collection<{ _id: string; message: string }>('messages')
      .findOne({ _id: sent._id });
    expect(stored?.message).toBe('');
  });
});

test('beside a file the words may go', async () => {
  const bed = await createFilesBed();
  const { body: sent } = await sendFile(bed, bed.mira, bed.clara, { message: 'my song', bytes: aSong() });
  const { status, body } = await bed.edit(bed.mira, sent._id, { message: '' });
  expect([status, body.message, body.attachment]).toEqual([200, '', sent.attachment]);
  expect((await bed.edit(bed.mira, sent._id, {})).status).toBe(400);
});
