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

  test('what hears of a message finds it in the list of contacts', async () => {
    const bed = await createLiveBed();
    const [mira, clara] = await twoContacts(bed);
    const b = await bed.join(clara);
    const sending = bed.send(mira, clara, 'hello');
    await b.hears('notification');
    const [contact] = (await bed.contacts(clara)).body;
    expect([contact.lastMessage?.message, contact.unreadCount]).toEqual(['hello', 1]);
    await sending;
  });
});

describe('changing what was said, live', () => {
  /** Two pages of each, and one of somebody who is connected with both. */
  async function talking() {
    const bed = await createLiveBed();
    const [mira, clara] = await twoContacts(bed);
    const third = await bed.member();
    await bed.connected(mira, third);
    await bed.connected(third, clara);
    const { body: first } = await bed.send(mira, clara, 'first');
    const { body: second } = await bed.send(mira, clara, 'second');
    const mine = [await bed.join(mira), await bed.join(mira)];
    const theirs = [await bed.join(clara), await bed.join(clara)];
    const c = await bed.join(third);
    const silent = async () => {
      const { body } = await bed.send(mira, third, 'the only thing you hear');
      expect(await c.hears('newMessage')).toEqual(body);
      const aboutMessages = c.heard.filter(({ event }) => event !== 'getOnlineUsers');
      expect(aboutMessages.map(({ event }) => event)).toEqual(['newMessage', 'lastMessage', 'notification']);
    };
    return { bed, mira, clara, first, second, mine, theirs, pages: [...mine, ...theirs], silent };
  }

  test('an edited message reaches every page of both with its new words, and nobody else', async () => {
    const { bed, mira, clara, second, mine, theirs, pages, silent } = await talking();
    const { body: edited } = await bed.edit(mira, second._id, { message: 'better' });
    for (const page of pages) expect(await page.hears('messageUpdate')).toEqual(edited);
    for (const page of mine)
      expect(await page.hears('lastMessage')).toEqual({ contactId: clara.id, message: edited });
    for (const page of theirs)
      expect(await page.hears('lastMessage')).toEqual({ contactId: mira.id, message: edited });
    await silent();
    for (const page of theirs) expect(page.of('notification')).toEqual([]);
  });

  test('an older one leaves the last message as it is; the same words again are not heard', async () => {
    const { bed, mira, first, theirs } = await talking();
    const { body: edited } = await bed.edit(mira, first._id, { message: 'better' });
    await bed.edit(mira, first._id, { message: 'better' });
    const { body: after } = await bed.edit(mira, first._id, { message: 'best' });
    for (const page of theirs) {
      await page.hears<{ version: number }>('messageUpdate', ({ version }) => version === after.version);
      expect([page.of('messageUpdate'), page.of('lastMessage')]).toEqual([[edited, after], []]);
    }
  });

  test('a deleted message is told to every page of both by its id, with what is last now', async () => {
    const { bed, mira, first, second, pages, theirs, silent } = await talking();
    await bed.delete(mira, second._id);
    for (const page of pages)
      expect(await page.hears('messageDeleted')).toEqual({ _id: second._id, version: 2 });
    for (const page of theirs)
      expect(await page.hears('lastMessage')).toEqual({ contactId: mira.id, message: first });
    await bed.delete(mira, second._id);
    await bed.delete(mira, first._id);
    for (const page of pages) {
      await page.hears<{ _id: string }>('messageDeleted', ({ _id }) => _id === first._id);
      expect(page.of('messageDeleted')).toHaveLength(2);
      expect(page.of('lastMessage')).toHaveLength(1);
    }
    await silent();
  });

  test('who may not change it makes nobody hear anything', async () => {
    const { bed, clara, first, second, pages } = await talking();
    await bed.edit(clara, second._id, { message: 'forged' });
    await bed.delete(clara, second._id);
    const { body } = await bed.send(clara, { id: first.senderId, token: '' }, 'after it');
    for (const page of pages) {
      expect(await page.hears('newMessage')).toEqual(body);
      expect([page.of('messageUpdate'), page.of('messageDeleted')]).toEqual([[], []]);
    }
  });
});
