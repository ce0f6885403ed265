import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Conversation } from '../domain/conversation.ts';
import { createRefreshThread, refreshAtOnce } from './refresh-thread.ts';

/** A conversation in which `unread` messages wait, as each look at it finds them. */
function aThread() {
  let stored: Conversation = {
    _id: 'a:b',
    members: ['a', 'b'],
    isOpen: true,
    connectionVersion: 1,
    lastSequence: 0,
    order: '0',
  };
  const state = { unread: 1, looks: 0, afterLook: async (): Promise<void> => {} };
  const conversations = {
    get: async () => stored,
    makeBlank: async () => {},
    async recordThread(seen: Conversation, _last: unknown, unread: Readonly<Record<string, number>>) {
      if ((seen.threadVersion ?? 0) !== (stored.threadVersion ?? 0)) return false;
      stored = { ...stored, unread, threadVersion: (stored.threadVersion ?? 0) + 1 };
      return true;
    },
  };
  const messages = {
    lastReadable: async () => undefined,
    last: async () => undefined,
    async countUnread(receiverId: string) {
      const found = receiverId === 'b' ? state.unread : 0;
      if (receiverId !== 'b') return found;
      state.looks += 1;
      await state.afterLook();
      return found;
    },
  };
  const process = () => createRefreshThread(conversations, messages);
  return { state, process, stored: () => stored };
}

test('an older look never covers a newer one: it looks again', async () => {
  const { state, process, stored } = aThread();
  const [slow, quick] = [process(), process()];
  state.afterLook = async () => {
    state.afterLook = async () => {};
    state.unread = 0;
    await quick('a:b');
  };
  await slow('a:b');
  expect([stored().unread, stored().threadVersion, state.looks]).toEqual([{ a: 0, b: 0 }, 2, 3]);
});

test('many at once in one process are two looks', async () => {
  const { state, process, stored } = aThread();
  const refresh = process();
  await Promise.all(Array.from({ length: 50 }, () => refresh('a:b')));
  expect([stored().threadVersion, state.looks]).toEqual([2, 2]);
});

test('a thread that moves all the time is left to the event after twenty looks', async () => {
  const { state, process } = aThread();
  const other = process();
  let isBusy = false;
  state.afterLook = async () => {
    if (isBusy) return;
    isBusy = true;
    await other('a:b');
    isBusy = false;
  };
  const refresh = process();
  await expect(refresh('a:b')).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(refreshAtOnce(refresh, pino({ level: 'silent' }))('a:b')).resolves.toBeUndefined();
});
