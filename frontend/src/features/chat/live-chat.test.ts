import { expect, it } from 'vitest';
import type { ContactCard, Message } from '../../lib/api-types.ts';
import { createLiveHub } from '../../lib/live-hub.ts';
import { collect, followContacts, followThread } from './live-chat.ts';
import { messagesOf, type ThreadPages } from './thread-cache.ts';

const aMessage = (_id: string, senderId: string, over: Partial<Message> = {}): Message => ({
  _id,
  senderId,
  receiverId: 'me',
  message: _id,
  file: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  editedAt: null,
  version: 1,
  notifications: [],
  ...over,
});

const aContact = (_id: string): ContactCard => ({
  _id,
  id: _id,
  role: 'artist',
  address: { firstname: _id, lastname: '' },
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
});

function aCachedList(contacts: ContactCard[]) {
  const hub = createLiveHub();
  let refetches = 0;
  let drop = () => {};
  const removed = new Promise<void>((resolve) => {
    drop = resolve;
  });
  const refetch = () => {
    refetches += 1;
  };
  const ended = followContacts({ update: (change) => change(contacts), refetch, removed }, hub);
  const stopCaching = () => {
    drop();
    return ended;
  };
  return { hub, contacts, refetches: () => refetches, stopCaching };
}

it('counts a notification once, even when it is told again', () => {
  const { hub, contacts } = aCachedList([aContact('a')]);
  hub.emit('notification', { _id: 'n1', senderId: 'a', receiverId: 'me' });
  hub.emit('notification', { _id: 'n1', senderId: 'a', receiverId: 'me' });
  expect(contacts[0]?.unreadCount).toBe(1);
});

it('fetches the list when somebody unknown writes, or a relation changes', () => {
  const { hub, refetches } = aCachedList([aContact('a')]);
  hub.emit('lastMessage', { contactId: 'stranger', message: aMessage('m1', 'stranger') });
  expect(refetches()).toBe(1);
  hub.emit('connectionChanged', { userId: 'b', state: 'connected', version: 1, user: aContact('b') });
  expect(refetches()).toBe(2);
});

it('fetches the list when the message of a preview is deleted, for another one it does not', () => {
  const { hub, refetches } = aCachedList([aContact('a')]);
  hub.emit('lastMessage', { contactId: 'a', message: aMessage('m1', 'a') });
  hub.emit('messageDeleted', { _id: 'other', version: 2 });
  expect(refetches()).toBe(0);
  hub.emit('messageDeleted', { _id: 'm1', version: 2 });
  expect(refetches()).toBe(1);
});

it('stops following when the list is no longer cached', async () => {
  const { hub, contacts, stopCaching } = aCachedList([aContact('a')]);
  await stopCaching();
  hub.emit('getOnlineUsers', ['a']);
  expect(contacts[0]?.isOnline).toBe(false);
});

it('adds to a conversation only what belongs to it, both ways', () => {
  const hub = createLiveHub();
  const pages: ThreadPages = [[]];
  const isAwaited = (message: Message) => message.message === 'under way';
  void followThread(
    'a',
    { update: (change) => change(pages), isAwaited, removed: new Promise(() => {}) },
    hub,
  );
  hub.emit('newMessage', aMessage('m1', 'a'));
  hub.emit('newMessage', aMessage('m2', 'me', { receiverId: 'a' }));
  hub.emit('newMessage', aMessage('m3', 'b'));
  hub.emit('newMessage', aMessage('m4', 'me', { receiverId: 'a', message: 'under way' }));
  expect(messagesOf(pages).map((message) => message._id)).toEqual(['m1', 'm2']);
  hub.emit('messageUpdate', aMessage('m1', 'a', { message: 'edited', version: 2 }));
  hub.emit('messageDeleted', { _id: 'm2', version: 2 });
  expect(messagesOf(pages).map((message) => message.message)).toEqual(['edited']);
});

it('hands out the events of one request and no later ones', () => {
  const hub = createLiveHub();
  const overtaken = collect('getOnlineUsers', hub);
  hub.emit('getOnlineUsers', ['a']);
  expect(overtaken()).toEqual([['a']]);
  hub.emit('getOnlineUsers', ['b']);
  expect(overtaken()).toEqual([['a']]);
});
