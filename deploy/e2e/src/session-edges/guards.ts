import { describe, expect, it } from 'vitest';
import { type AtStage, mira, tokenIn } from './steps.ts';

export const guards = (at: AtStage) =>
  describe.concurrent('a guarded page', () => {
    it.each(['/homeArtist', '/E', '/chatbox?with=0123456789abcdef01234567'])(
      'sends a visitor to the sign-in and remembers where to: %s',
      async (path) => {
        const page = await at().visit();
        await page.goto(path);
        await page.waitForURL('**/sign-in?next=**');
        expect(new URL(page.url()).searchParams.get('next')).toBe(path);
        await page.context().close();
      },
    );

    it('of the other role leads home', async () => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/E');
      await page.waitForURL('**/homeArtist');
      await page.context().close();
    });

    it('is closed to a token that is none, and forgets it', async () => {
      const page = await at().visit({ stored: { token: 'nonsense' } });
      await page.goto('/chatbox');
      await page.waitForURL('**/sign-in?next=**');
      expect(await tokenIn(page)).toBeNull();
      await page.context().close();
    });
  });
