import { describe, expect, it, vi } from 'vitest';
import { freshAccount } from '../account.ts';
import { claimsOf, foreignKey, forgeToken } from '../forged-token.ts';
import { RawSocket } from '../raw-socket.ts';
import type { AtScene } from './scene.ts';

export const badSockets = (at: AtScene) =>
  describe('the live channel', () => {
    it.each([
      ['without a token', () => ({}), () => at().mira.userId],
      ['with a token that is an object', () => ({ token: { $gt: '' } }), () => at().mira.userId],
      [
        'with a forged token',
        () => ({ token: forgeToken(claimsOf(at().mira.token), foreignKey()) }),
        () => at().mira.userId,
      ],
      [
        'with an unsigned token',
        () => ({ token: forgeToken(claimsOf(at().mira.token)) }),
        () => at().mira.userId,
      ],
      ['under the id of somebody else', () => ({ token: at().mira.token }), () => at().clara.userId],
      [
        'under two ids at once',
        () => ({ token: at().mira.token }),
        () => `${at().mira.userId}&userId=${at().clara.userId}`,
      ],
    ])('is closed to whoever comes %s', async (_, auth, userId) => {
      const { kindred } = at();
      const socket = RawSocket.open(kindred, auth(), `&userId=${userId()}`);
      expect(await socket.isAccepted()).toBe(false);
      expect(socket.heard('getOnlineUsers')).toEqual([]);
      socket.close();
    });

    it('does nothing with events that were invented, and closes on whoever goes on', async () => {
      const { kindred, mira, clara, post } = at();
      const reader = RawSocket.open(kindred, { token: clara.token }, `&userId=${clara.userId}`);
      const liar = RawSocket.open(kindred, { token: mira.token }, `&userId=${mira.userId}`);
      expect([await reader.isAccepted(), await liar.isAccepted()]).toEqual([true, true]);
      const forged = { _id: '0123456789abcdef01234567', senderId: mira.userId, receiverId: clara.userId };
      for (const name of [
        'newMessage',
        'notification',
        'pendingRequest',
        'join',
        'disconnect',
        '__proto__',
      ]) {
        liar.emit(name, { ...forged, message: 'never said', room: `user:${clara.userId}` });
      }
      for (let i = 0; i < 40 && !liar.isClosed; i += 1) liar.say('42[]');
      await vi.waitFor(() => expect(liar.isClosed).toBe(true), 5_000);

      // A true event that comes after them proves that the false ones would have been here.
      const friend = await freshAccount(kindred, 'friend@example.com');
      const body = { receiverId: clara.userId, action: 'send' };
      await post('/users/send-connection-request', { token: friend.token, body });
      await vi.waitFor(() => expect(reader.heard('pendingRequest')).toHaveLength(1), 5_000);
      expect(reader.frames.join()).not.toContain('never said');
      const cancel = { receiverId: clara.userId, action: 'cancel' };
      await post('/users/send-connection-request', { token: friend.token, body: cancel });
      reader.close();
    });

    it.each(['garbage', '9', '0', '4', '42{', '42["a"', '451-["x"]', '4'.repeat(100_000)])(
      'survives a frame that is none: %.12s',
      async (frame) => {
        const { kindred, mira, clara } = at();
        const socket = RawSocket.open(kindred, { token: mira.token }, `&userId=${mira.userId}`);
        expect(await socket.isAccepted()).toBe(true);
        socket.say(frame);
        const other = RawSocket.open(kindred, { token: clara.token }, `&userId=${clara.userId}`);
        expect(await other.isAccepted()).toBe(true);
        socket.close();
        other.close();
      },
    );
  });
