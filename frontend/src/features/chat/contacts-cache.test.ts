import { describe, expect, it } from 'vitest';
import type { ContactCard, Message } from '../../lib/api-types.ts';
import {
  clearUnread,
  noteEditedMessage,
  noteLastMessage,
  noteOnline,
  noteUnread,
  searchContacts,
  unreadTotal,
} from './contacts-cache.ts';

const aMessage = (over: Partial<Message> = {}): Message => ({
  _id: 'm1',
  senderId: 'a',
  receiverId: 'me',
  message: 'Hello',
  file: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  editedAt: null,
  version: 1,
  notifications: [],
  ...over,
});

const aContact = (_id: string, over: Partial<ContactCard> = {}): ContactCard => ({
  _id,
  id: _id,
  role: 'artist',
  address: { firstname: _id, lastname: 'Test' },
  title: '',
  location: '',
  categories: [],
  profileImage: null,
  averageRating: 0,
  ratingCount: 0,
  lastMessage: null,
  unreadCount: 0,
  isOnline: false,
  canWrite: true,
  ...over,
});

describe('a last message', () => {
  it('moves its contact to the top', () => {
    const contacts = [aContact('b', { lastMessage: aMessage({ _id: 'old' }) }), aContact('a')];
    const message = aMessage({ _id: 'new', createdAt: '2026-11-21T10:00:00.000Z' });
    expect(noteLastMessage(contacts, 'a', message)).toBe(true);
    expect(contacts.map((contact) => contact._id)).toEqual(['a', 'b']);
  });

  it('older than the one shown changes nothing', () => {
    const shown = aMessage({ _id: 'new', createdAt: '2026-11-21T10:00:00.000Z' });
    const contacts = [aContact('a', { lastMessage: shown })];
    noteLastMessage(contacts, 'a', aMessage());
    expect(contacts[0]?.lastMessage).toBe(shown);
  });

  it('of somebody not listed asks for a fetch', () => {
    expect(noteLastMessage([aContact('b')], 'a', aMessage())).toBe(false);
  });

  it('that was edited shows its new words, an older version does not', () => {
    const contacts = [aContact('a', { lastMessage: aMessage({ version: 2, message: 'Second' }) })];
    noteEditedMessage(contacts, aMessage({ version: 1, message: 'First' }));
    expect(contacts[0]?.lastMessage?.message).toBe('Second');
    noteEditedMessage(contacts, aMessage({ version: 3, message: 'Third' }));
    expect(contacts[0]?.lastMessage?.message).toBe('Third');
  });
});

describe('unread counts', () => {
  it('rise per notification and stop at what the server counts', () => {
    const contacts = [aContact('a', { unreadCount: 99 }), aContact('b')];
    noteUnread(contacts, 'a');
    noteUnread(contacts, 'a');
    noteUnread(contacts, 'b');
    expect(contacts.map((contact) => contact.unreadCount)).toEqual([100, 1]);
  });

  it('are cleared for one contact or for all', () => {
    const contacts = [aContact('a', { unreadCount: 2 }), aContact('b', { unreadCount: 3 })];
    clearUnread(contacts, 'a');
    expect(unreadTotal(contacts)).toBe(3);
    clearUnread(contacts, 'all');
    expect(unreadTotal(contacts)).toBe(0);
  });
});

it('takes the list of those online as the whole truth', () => {
  const contacts = [aContact('a', { isOnline: true }), aContact('b')];
  noteOnline(contacts, ['b', 'stranger']);
  expect(contacts.map((contact) => contact.isOnline)).toEqual([false, true]);
});

it('finds contacts by any part of the first name, whatever the case', () => {
  const contacts = [
    aContact('1', { address: { firstname: 'Hannah', lastname: 'Mira' } }),
    aContact('2', { address: { firstname: 'Öznur', lastname: '' } }),
  ];
  expect(searchContacts(contacts, ' NNA ').map((contact) => contact._id)).toEqual(['1']);
  expect(searchContacts(contacts, 'ö').map((contact) => contact._id)).toEqual(['2']);
  expect(searchContacts(contacts, 'mira')).toEqual([]);
});
