import { nextMail } from '@kindred/local/testing/mailbox';
import { describe, expect, it, vi } from 'vitest';
import { freshAccount, signInAs } from '../account.ts';
import { call } from '../call.ts';
import { claimsOf, foreignKey, forgeToken, signingKeyOf } from '../forged-token.ts';
import { PASSWORD } from '../member.ts';
import { RawSocket } from '../raw-socket.ts';
import type { AtScene } from './scene.ts';

export const badTokens = (at: AtScene) =>
  describe('a token', () => {
    const me = (token?: string) => call(at().kindred, '/users/loggeduser', { token });

    it('that is forged, foreign, unsigned, expired or no token at all is refused with 401', async () => {
      const { kindred, mira, clara } = at();
      const claims = claimsOf(mira.token);
      const key = signingKeyOf(kindred);
      const past = Math.floor(Date.parse('2026-01-01') / 1_000);
      expect((await me(forgeToken(claims, key))).status).toBe(200);
      const bad = {
        none: forgeToken(claims),
        foreign: forgeToken(claims, foreignKey()),
        expired: forgeToken({ ...claims, iat: past, exp: past + 60 }, key),
        otherIssuer: forgeToken({ ...claims, iss: 'somebody' }, key),
        otherAudience: forgeToken({ ...claims, aud: 'somebody' }, key),
        withoutSubject: forgeToken({ ...claims, sub: undefined }, key),
        withoutEnd: forgeToken({ ...claims, exp: undefined }, key),
        subjectSwapped: swapSubject(mira.token, clara.userId),
        words: 'not a token',
        empty: '',
        huge: 'a'.repeat(8_000),
      };
      const statuses = await Promise.all(
        Object.entries(bad).map(async ([name, token]) => [name, (await me(token)).status]),
      );
      expect(statuses).toEqual(Object.keys(bad).map((name) => [name, 401]));
      expect((await me()).codes).toEqual(['token-missing']);
    });

    it('is worth nothing after signing out, on no call and on no socket, within five seconds', async () => {
      const { kindred, mira, post } = at();
      const session = await signInAs(kindred, mira.email, mira.password);
      expect((await me(session.token)).status).toBe(200);
      const socket = RawSocket.open(kindred, { token: session.token }, `&userId=${session.userId}`);
      expect(await socket.isAccepted()).toBe(true);
      await post('/users/signout', { token: session.token });
      await vi.waitFor(() => expect(socket.isClosed).toBe(true), 5_000);
      expect(socket.heard('sessionEnded')).toHaveLength(1);
      await vi.waitFor(async () => expect((await me(session.token)).status).toBe(401), 5_000);
      expect((await me(mira.token)).status).toBe(200);
    });

    it('of a mail is worth nothing the second time, and nothing at all when it is guessed', async () => {
      const { kindred, post, put } = at();
      const member = await freshAccount(kindred, 'reuse@example.com');
      const path = (token: string) => `/users/updatepassword/${token}`;
      await post('/users/changepassword', { body: { email: member.email } });
      const mail = await nextMail(kindred, member.email, 2);
      const token = /resetpassword\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
      const first = await put(path(token), { body: { password: 'a third way over the bridge' } });
      const second = await put(path(token), { body: { password: 'a fourth way over the bridge' } });
      const guessed = await put(path('A'.repeat(43)), { body: { password: 'a fifth way over the bridge' } });
      expect(first.status).toBe(200);
      expect([second.status, second.codes]).toEqual([guessed.status, guessed.codes]);
      expect(second.status).toBeGreaterThanOrEqual(400);
      expect(second.status).toBeLessThan(500);
      const old = await post('/users/signin', { body: { email: member.email, password: PASSWORD } });
      expect(old.status).toBe(401);
    });
  });

function swapSubject(token: string, sub: string): string {
  const [head, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ ...claimsOf(token), sub })).toString('base64url');
  return `${head}.${claims}.${signature}`;
}
