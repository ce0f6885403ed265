import { describe, expect, it } from 'vitest';
import { see, seeNot } from '../see.ts';
import { words } from '../words.ts';
import { type AtStage, mira, tokenIn } from './steps.ts';

const w = words.en;

export const outages = (at: AtStage) =>
  describe('a session', () => {
    it('outlives a server that dies: what fails says so, the token stays, a try later works', async () => {
      const { kindred } = at();
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/homeArtist');
      const hub = page.getByRole('region', { name: w.hub });
      await see(hub.getByRole('article').first());
      await kindred.kill();
      await hub.getByRole('searchbox').fill('Clara Stein');
      await see(hub.getByText('The members could not be loaded.'));
      expect(await tokenIn(page)).not.toBeNull();
      await kindred.run();
      await hub.getByRole('button', { name: 'Try again' }).click();
      await see(hub.getByRole('article').filter({ hasText: 'Clara Stein' }));
      await page.context().close();
    });

    it('outlives a server that knows nobody for a while: a banner says so and goes by itself', async () => {
      const { kindred } = at();
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/homeArtist');
      await see(page.getByText('Mira Okafor').first());
      const isSelf = (url: URL) => url.pathname === '/users/loggeduser';
      await page.route(isSelf, (route) => route.fulfill({ status: 503, body: '' }));
      // The live channel breaks and comes back; then the page asks anew who is signed in.
      await kindred.kill();
      await kindred.run();
      const banner = page.getByText('You stay signed in; we keep trying.');
      await see(banner);
      expect(await tokenIn(page)).not.toBeNull();
      await page.unroute(isSelf);
      await seeNot(banner);
      await see(page.getByText('Mira Okafor').first());
      await page.context().close();
    });
  });
