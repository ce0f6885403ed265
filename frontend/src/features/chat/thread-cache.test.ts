import { describe, expect, it } from 'vitest';
import type { Message } from '../../lib/api-types.ts';
import { addMessage, messagesOf, removeMessage, replaceMessage, type ThreadPages } from './thread-cache.ts';

const aMessage = (_id: string, minute: number, over: Partial<Message> = {}): Message => ({
  _id,
  senderId: 'a',
  receiverId: 'me',
  message: _id,
  file: null,
  createdAt: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString(),
  editedAt: null,
  version: 1,
  notifications: [],
  ...over,
});
const aThread = (): ThreadPages => [
  [aMessage('m3', 3), aMessage('m4', 4)],
  [aMessage('m1', 1), aMessage('m2', 2)],
];
const ids = (pages: ThreadPages) => messagesOf(pages).map((message) => message._id);

describe('a conversation', () => {
  it('reads oldest first across its pages', () => {
    expect(ids(aThread())).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it('appends a new message once, however often it is told', () => {
    const pages = aThread();
    addMessage(pages, aMessage('m5', 5));
    addMessage(pages, aMessage('m5', 5));
    expect(ids(pages)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
  });

  it('puts a message that overtook another one back in its place', () => {
    const pages = aThread();
    addMessage(pages, aMessage('m6', 6));
    addMessage(pages, aMessage('m5', 5));
    expect(ids(pages).slice(-2)).toEqual(['m5', 'm6']);
  });

  it('starts with the first message of an empty one', () => {
    const pages: ThreadPages = [];
    addMessage(pages, aMessage('m1', 1));
    expect(ids(pages)).toEqual(['m1']);
  });

  it('takes an edit, not an older version of it', () => {
    const pages = aThread();
    replaceMessage(pages, aMessage('m1', 1, { message: 'edited', version: 3 }));
    replaceMessage(pages, aMessage('m1', 1, { message: 'late', version: 2 }));
    expect(messagesOf(pages)[0]?.message).toBe('edited');
  });

  it('loses a deleted message and ignores one it never had', () => {
    const pages = aThread();
    removeMessage(pages, { _id: 'm2', version: 2 });
    removeMessage(pages, { _id: 'unknown', version: 2 });
    expect(ids(pages)).toEqual(['m1', 'm3', 'm4']);
  });

  it('lists a message on both sides of a page border once', () => {
    const pages = aThread();
    pages[1]?.push(aMessage('m3', 3));
    expect(ids(pages)).toEqual(['m1', 'm2', 'm3', 'm4']);
  });
});
