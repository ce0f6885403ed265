import { describe, expect, it } from 'vitest';
import { freshAccount } from '../account.ts';
import { call } from '../call.ts';
import type { AtScene } from './scene.ts';

export const otherActors = (at: AtScene) =>
  describe('acting in the name of somebody else', () => {
    it('is forbidden wherever a body or a path names the actor', async () => {
      const { mira, clara, post, put } = at();
      const { token } = mira;
      const [me, other] = [mira.userId, clara.userId];
      const third = '0123456789abcdef01234567';
      const answers = await Promise.all([
        put(`/users/update/${other}`, { token, body: { firstname: 'Stolen' } }),
        post('/users/send-connection-request', { token, body: { senderId: other, receiverId: third } }),
        post('/users/accept-connection-request', { token, body: { receiverId: other, senderId: third } }),
        post('/users/reject-connection-request', { token, body: { receiverId: other, senderId: third } }),
        post('/users/delete-connection', { token, body: { userId: other, connectionId: me } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    });

    it('shows nobody a talk of two others, and who is not connected cannot write', async () => {
      const { kindred, clara, post } = at();
      const stranger = await freshAccount(kindred, 'stranger@example.com');
      const { token } = stranger;
      const read = await call<unknown[]>(kindred, `/messages/get/${clara.userId}`, { token });
      const unknown = await call(kindred, '/messages/get/0123456789abcdef01234567', { token });
      expect(read.text).not.toContain('crane');
      expect([read.status, read.text]).toEqual([unknown.status, unknown.text]);
      const body = { message: 'let me in' };
      const written = await post(`/messages/send/${clara.userId}`, { token, body });
      const nobody = await post('/messages/send/0123456789abcdef01234567', { token, body });
      expect(written.status).toBeGreaterThanOrEqual(403);
      expect([written.status, written.codes]).toEqual([nobody.status, nobody.codes]);
    });

    it('connects nobody with themselves and accepts nothing that was not asked', async () => {
      const { kindred, mira, clara, post } = at();
      const { token, userId } = mira;
      const self = await post('/users/send-connection-request', { token, body: { receiverId: userId } });
      const stranger = await freshAccount(kindred, 'unasked@example.com');
      const body = { senderId: stranger.userId };
      const unasked = await post('/users/accept-connection-request', { token, body });
      const again = { receiverId: clara.userId, action: 'send' };
      const connected = await post('/users/send-connection-request', { token, body: again });
      expect([self.status, unasked.status, connected.status]).toEqual([400, 404, 200]);
    });
  });
