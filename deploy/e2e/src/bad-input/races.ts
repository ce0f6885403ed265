import { nextMail } from '@kindred/local/testing/mailbox';
import { describe, expect, it, vi } from 'vitest';
import { connectAccounts, freshAccount, registerBody } from '../account.ts';
import { call } from '../call.ts';
import type { AtScene } from './scene.ts';

export const races = (at: AtScene) =>
  describe('at the same moment', () => {
    it('two accounts for one address become one, in any case of letters, with one mail each can use', async () => {
      const { kindred, post } = at();
      const spellings = ['race@example.com', 'Race@Example.com', 'RACE@example.com', 'race@example.com'];
      const answers = await Promise.all(
        spellings.map((email) => post('/users/register', { body: registerBody(email) })),
      );
      for (const { status } of answers) expect([200, 201, 409]).toContain(status);
      expect(answers.some(({ status }) => status < 300)).toBe(true);
      await nextMail(kindred, 'race@example.com');
      const ids = new Set(
        answers.map(({ body }) => JSON.stringify(body).match(/"_id":"(\w+)"/)?.[1]).filter(Boolean),
      );
      expect(ids.size).toBe(1);
    });

    it('ten equal messages with one key are one message', async () => {
      const { kindred, post } = at();
      const [a, b] = await Promise.all([
        freshAccount(kindred, 'ten@example.com', 'artist', { firstname: 'Ten', lastname: 'Times' }),
        freshAccount(kindred, 'one@example.com', 'entrepreneur', { firstname: 'One', lastname: 'Time' }),
      ]);
      await connectAccounts(kindred, a, b);
      const path = `/messages/send/${b.userId}`;
      const once = {
        token: a.token,
        body: { message: 'once' },
        headers: { 'idempotency-key': 'one-and-only' },
      };
      await vi.waitFor(async () => expect((await post(path, once)).status).toBe(201), 5_000);
      const answers = await Promise.all(Array.from({ length: 10 }, () => post(path, once)));
      expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
      const read = await call(kindred, `/messages/get/${a.userId}`, { token: b.token });
      expect(read.text.match(/"once"/g)).toHaveLength(1);
    });
  });
