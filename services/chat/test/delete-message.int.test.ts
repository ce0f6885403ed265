import { fromBinary } from '@bufbuild/protobuf';
import { anImage } from '@kindred/chassis/testing/images';
import { events, topics } from '@kindred/proto/catalog';
import { describe, expect, test } from 'vitest';
import { createFilesBed, getFile, sendFile } from './_attachments.ts';
import { createChatBed, textsOf, twoContacts } from './chat-bed.ts';

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) =>
  `${status} ${body.errors?.[0]?.code}`;

async function aTalk() {
  const bed = await createChatBed();
  const [mira, clara] = await twoContacts(bed);
  const { body: kept } = await bed.send(mira, clara, 'kept');
  const { body: sent } = await bed.send(mira, clara, 'regretted');
  return { bed, mira, clara, kept, sent };
}

describe('deleting a message', () => {
  test('leaves an empty shell and takes it from both', async () => {
    const { bed, mira, clara, sent } = await aTalk();
    const { status, body } = await bed.delete(mira, sent._id);
    expect([status, body]).toEqual([
      200,
      { success: true, message: { ...sent, message: '', version: 2, notifications: [] } },
    ]);
    expect(textsOf(await bed.read(mira, clara))).toEqual(['kept']);
    expect(textsOf(await bed.read(clara, mira))).toEqual(['kept']);
    const stored = await bed.effects.documents.collection('messages').findOne({ _id: sent._id });
    expect(stored).toMatchObject({ isDeleted: true, message: '', file: null, bodyHash: '', sequence: 2 });
    expect(JSON.stringify(stored)).not.toContain('regretted');
  });

  test('brings the message before it back to the lists, and counts it no longer', async () => {
    const { bed, mira, clara, kept, sent } = await aTalk();
    await bed.delete(mira, sent._id);
    const [contact] = (await bed.contacts(clara)).body;
    expect([contact.lastMessage, contact.unreadCount]).toEqual([kept, 1]);
    await bed.delete(mira, kept._id);
    const [empty] = (await bed.contacts(clara)).body;
    expect([empty.lastMessage, empty.unreadCount]).toEqual([null, 0]);
    const { body: next } = await bed.send(mira, clara, 'next');
    expect((await bed.contacts(clara)).body[0].lastMessage).toEqual(next);
  });

  test('is told once with ids only, and once more changes nothing', async () => {
    const { bed, mira, clara, sent } = await aTalk();
    const first = await bed.delete(mira, sent._id);
    const again = await bed.delete(mira, sent._id);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const told = await bed.published(topics.message);
    expect(told).toHaveLength(3);
    expect(fromBinary(events.messageDeleted.schema, told[2]?.value ?? new Uint8Array())).toMatchObject({
      messageId: sent._id,
      senderId: mira.id,
      receiverId: clara.id,
      sequence: 2,
    });
  });

  test('is for the sender alone: the receiver may not, others do not know of it', async () => {
    const { bed, mira, clara, kept, sent } = await aTalk();
    const stranger = await bed.member();
    await bed.connected(stranger, clara);
    expect(codeOf(await bed.delete(clara, sent._id))).toBe('403 not-your-message');
    const [foreign, missing] = [
      await bed.delete(stranger, sent._id),
      await bed.delete(stranger, '0'.repeat(24)),
    ];
    expect(codeOf(foreign)).toBe('404 not-found');
    expect(foreign.body).toEqual(missing.body);
    expect((await bed.read(mira, clara)).body).toEqual([kept, sent]);
  });

  test('is possible after the connection ended, and the thread goes when nothing is left of it', async () => {
    const { bed, mira, clara, kept, sent } = await aTalk();
    await bed.removed(clara, mira);
    expect((await bed.delete(mira, sent._id)).status).toBe(200);
    expect(textsOf(await bed.read(clara, mira))).toEqual(['kept']);
    await bed.delete(mira, kept._id);
    expect((await bed.read(clara, mira)).status).toBe(404);
    expect((await bed.contacts(clara)).body).toEqual([]);
  });

  test('keeps the order of what is sent later, and pages end at it as before', async () => {
    const { bed, mira, clara, kept, sent } = await aTalk();
    await bed.delete(mira, sent._id);
    const { body: later } = await bed.send(clara, mira, 'later');
    expect(textsOf(await bed.read(mira, clara))).toEqual(['kept', 'later']);
    expect((await bed.read(mira, clara, `?before=${sent._id}`)).body).toEqual([kept]);
    expect(textsOf(await bed.read(mira, clara, `?before=${later._id}&limit=1`))).toEqual(['kept']);
  });

  test('does not let a late retry of the sending bring it back', async () => {
    const { bed, mira, clara } = await aTalk();
    const { body: sent } = await bed.send(mira, clara, 'once', 'key-1');
    await bed.delete(mira, sent._id);
    const retry = await bed.send(mira, clara, 'once', 'key-1');
    expect([retry.status, retry.body._id, retry.body.message]).toEqual([201, sent._id, '']);
    expect(textsOf(await bed.read(clara, mira))).toEqual(['kept', 'regretted']);
  });
});

describe('deleting a message with a file', () => {
  test('deletes the file in every size: its address opens nothing any more', async () => {
    const bed = await createFilesBed();
    const { body: sent } = await sendFile(bed, bed.mira, bed.clara, { bytes: await anImage() });
    const { body } = await bed.delete(bed.mira, sent._id);
    expect([body.message.file, body.message.attachment]).toEqual([null, undefined]);
    expect(bed.objects.names.size).toBe(0);
    expect((await getFile(bed, sent.file)).status).toBe(404);
    expect((await getFile(bed, sent.attachment.previewUrl)).status).toBe(404);
  });

  test('works with the objects gone; they follow with the next sweep', async () => {
    const bed = await createFilesBed();
    const { body: sent } = await sendFile(bed, bed.mira, bed.clara, { bytes: await anImage() });
    bed.objects.takeAway();
    expect((await bed.delete(bed.mira, sent._id)).status).toBe(200);
    expect((await bed.read(bed.clara, bed.mira)).body).toEqual([]);
    bed.objects.giveBack();
    expect(bed.objects.names.size).toBe(2);
  });
});
