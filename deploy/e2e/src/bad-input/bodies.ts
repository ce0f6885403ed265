import { describe, expect, it } from 'vitest';
import { call } from '../call.ts';
import { doors, hostile, rawBodies } from './doors.ts';
import type { AtScene } from './scene.ts';

export const badBodies = (at: AtScene) =>
  describe('a body that is not what the call documents', () => {
    it.each(hostile)('is refused with 400 everywhere: %s', async (_, change) => {
      const { kindred, mira } = at();
      for (const [method, path, body, isMember] of doors(at())) {
        const token = isMember ? mira.token : undefined;
        const answer = await call(kindred, path, { method, token, body: change(body) });
        expect([path, answer.status]).toEqual([path, 400]);
        expect(answer.body).toMatchObject({ success: false, message: expect.any(String) });
        expect(answer.codes.length).toBeGreaterThan(0);
      }
    });

    it.each(rawBodies)('is refused with 400 everywhere: %s', async (_, raw) => {
      const { kindred, mira } = at();
      for (const [method, path, , isMember] of doors(at())) {
        const token = isMember ? mira.token : undefined;
        const answer = await call(kindred, path, { method, token, raw });
        expect([path, answer.status]).toEqual([path, 400]);
        expect(answer.text).not.toMatch(/at .*\.ts|node_modules|SyntaxError/);
      }
    });

    it('is refused with 413 when it has a megabyte, before anybody looks who sends it', async () => {
      const { kindred } = at();
      const raw = JSON.stringify({ message: 'a'.repeat(1_000_000) });
      for (const [method, path] of doors(at())) {
        const answer = await call(kindred, path, { method, raw });
        expect([path, answer.status]).toEqual([path, 413]);
      }
    });

    it('is refused with 415 when it is not JSON', async () => {
      const { kindred } = at();
      const headers = { 'content-type': 'text/xml' };
      for (const [method, path] of doors(at())) {
        const answer = await call(kindred, path, { method, raw: '<a/>', headers });
        expect([path, answer.status]).toEqual([path, 415]);
      }
    });

    it.each([
      ['a zero byte', 'A\u0000B'],
      ['an escape', 'A\u001b[31mB'],
      ['a bidi override', 'A\u202eB'],
      ['a bidi isolate', 'A\u2066B'],
    ])('is refused when a name or a message holds %s', async (_, text) => {
      const { mira, clara, post, put } = at();
      const { token } = mira;
      const named = await put(`/users/update/${mira.userId}`, { token, body: { firstname: text } });
      const said = await post(`/messages/send/${clara.userId}`, { token, body: { message: text } });
      expect([named.status, named.codes]).toEqual([400, ['bad-characters']]);
      expect([said.status, said.codes]).toEqual([400, ['bad-characters']]);
    });

    it('is refused when it is longer than the limits', async () => {
      const { mira, clara, post, put } = at();
      const { token } = mira;
      const path = `/users/update/${mira.userId}`;
      for (const body of [
        { firstname: 'a'.repeat(61) },
        { title: 'a'.repeat(121) },
        { about: 'a'.repeat(20_001) },
      ]) {
        expect((await put(path, { token, body })).codes).toEqual(['too-long']);
      }
      const message = 'a'.repeat(5_001);
      expect((await post(`/messages/send/${clara.userId}`, { token, body: { message } })).status).toBe(400);
    });

    it('is refused when the message is nothing but blanks', async () => {
      const { mira, clara, post } = at();
      for (const message of ['', '   ', '\n\t']) {
        const body = { message };
        expect((await post(`/messages/send/${clara.userId}`, { token: mira.token, body })).status).toBe(400);
      }
    });
  });
