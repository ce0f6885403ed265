import { describe, expect, test } from 'vitest';
import { twoContacts } from './chat-bed.ts';
import { createLiveBed } from './live-bed.ts';

describe('talking live', () => {
  test('both hear the message, the receiver is notified, others hear nothing', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = await twoContacts(bed);
    const third = await bed.member();
    await bed.connected(mira, third);
    const [a, b, c] = [await bed.join(mira), await bed.join(clara), await bed.join(third)];

    const { body: hello } = await bed.send(mira, clara, 'hello');
    expect(await b.hears('newMessage')).toEqual(hello);
    expect(await b.hears('lastMessage')).toEqual({ contactId: mira.id, message: hello });
    expect(await b.hears('notification')).toEqual({
      _id: hello._id,
      senderId: mira.id,
      receiverId: clara.id,
    });
    expect(await a.hears('newMessage')).toEqual(hello);
    expect(await a.hears('lastMessage')).toEqual({ contactId: clara.id, message: hello });

    const { body: answer } = await bed.send(clara, mira, 'hello yourself');
    expect(await a.hears('notification')).toMatchObject({ senderId: clara.id });
    await b.hears('newMessage', (message) => (message as { _id: string })._id === answer._id);

    const { body: toThird } = await bed.send(mira, third, 'the first thing you hear');
    expect(await c.hears('newMessage')).toEqual(toThird);
    expect(c.of('newMessage')).toEqual([toThird]);
    expect(b.of('notification')).toHaveLength(1);
    expect(a.of('notification')).toHaveLength(1);
  });

  test('every open page of a member hears it', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = await twoContacts(bed);
    const pages = [await bed.join(clara), await bed.join(clara)];
    const { body } = await bed.send(mira, clara, 'hello');
    for (const page of pages) expect(await page.hears('newMessage')).toEqual(body);
  });

  test('a message sent again under its key is not heard again', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = await twoContacts(bed);
    const b = await bed.join(clara);
    await bed.send(mira, clara, 'once', 'key-1');
    await bed.send(mira, clara, 'once', 'key-1');
    await bed.send(mira, clara, 'last');
    await b.hears('newMessage', ({ message }: { message: string }) => message === 'last');
    expect(b.of('newMessage')).toHaveLength(2);
  });

  test('fifty at once are heard in the order in which they are stored', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = await twoContacts(bed);
    const b = await bed.join(clara);
    await Promise.all(Array.from({ length: 50 }, (_, i) => bed.send(mira, clara, `m${i}`)));
    const { body } = await bed.read(clara, mira);
    await b.hears('newMessage', ({ _id }: { _id: string }) => _id === body.at(-1)._id);
    expect(b.of('newMessage')).toEqual(body);
  });
});
