import { describe, expect, it } from 'vitest';
import { call } from '../call.ts';
import type { AtScene } from './scene.ts';

export const badAddresses = (at: AtScene) =>
  describe('an address or a query nobody would type', () => {
    it.each([
      '/users/single-user/1',
      '/users/single-user/%24gt',
      '/users/all-the-users?limit=201',
      '/users/all-the-users?limit=abc',
      '/users/all-the-users?limit=-1',
      '/users/all-the-users?role=admin',
      '/users/all-the-users?letter=AB',
      '/users/all-the-users?q=a&q=b',
      '/users/all-the-users?q[$gt]=',
      '/users/all-the-users?unknown=1',
      '/users/all-the-users?cursor=nonsense',
    ])('is refused without a word about the inside: %s', async (path) => {
      const { kindred } = at();
      const answer = await call(kindred, path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.body).toMatchObject({ success: false });
      expect(answer.text).not.toMatch(/node_modules|\.ts:/);
    });

    it.each([
      '/%',
      '/%c0%af',
      '/..%2f..%2fkeys.json',
      '/assets/..%2f..%2fkeys.json',
      '/%00',
      '//example.com',
      `/users/single-user/${'a'.repeat(5_000)}`,
    ])('does not break the door: %s', async (path) => {
      const { kindred } = at();
      const answer = await call(kindred, path);
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain('PRIVATE KEY');
    });
  });
