import { describe, expect, it } from 'vitest';
import { see } from '../see.ts';
import { type AtStage, mira } from '../session-edges/steps.ts';
import { words } from '../words.ts';

const w = words.en;

/** Faster than the page is drawn: every one of these happens before React has shown what came before. */
export const haste = (at: AtStage) =>
  describe('in haste', () => {
    it('two filters pressed in one breath both hold, and a letter pressed twice is off again', async () => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/homeArtist');
      const hub = page.getByRole('region', { name: w.hub });
      await see(hub.getByRole('article').first());
      const press = (...names: string[]) =>
        hub.getByRole('button', { name: 'M', exact: true }).evaluate((button, letters) => {
          for (const letter of letters)
            [...(button.parentElement?.querySelectorAll('button') ?? [])]
              .find(({ textContent }) => textContent === letter)
              ?.click();
        }, names);
      await page.evaluate(() => {
        document.querySelector<HTMLButtonElement>('#top-five button:not([aria-pressed=true])')?.click();
        document.querySelectorAll<HTMLElement>('#offers [role=tab]')[2]?.focus();
      });
      await press('K');
      await expect.poll(() => new URL(page.url()).search).toBe('?top=entrepreneur&offers=applied&letter=K');
      await press('K', 'M', 'M');
      await expect.poll(() => new URL(page.url()).search).toBe('?top=entrepreneur&offers=applied');
      await see(hub.getByRole('article').first());
      await page.context().close();
    });

    it('letters typed while the address changes stay, and are searched for', async () => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/homeArtist');
      const hub = page.getByRole('region', { name: w.hub });
      const field = hub.getByRole('searchbox');
      await see(hub.getByRole('article').first());
      await field.evaluate((input: HTMLInputElement) => {
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const replace = history.replaceState.bind(history);
        history.replaceState = (...entry) => {
          replace(...entry);
          history.replaceState = replace;
          write?.call(input, 'okafor');
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        };
      });
      await field.fill('oka');
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('okafor');
      expect(await field.inputValue()).toBe('okafor');
      await field.fill('');
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await page.context().close();
    });

    it('who leaves while the search waits for a pause is not called back', async () => {
      const page = await at().visit({ account: await mira(at()) });
      const arrives = Promise.withResolvers<void>();
      await page.route('**/assets/profile-*.js', (route) => arrives.promise.then(() => route.continue()));
      await page.goto('/homeArtist');
      const hub = page.getByRole('region', { name: w.hub });
      const link = hub.getByRole('article').getByRole('link').first();
      await see(link);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      await hub.getByRole('searchbox').fill('wo');
      await link.click();
      const address = page.url();
      expect(new URL(address).pathname).not.toBe('/homeArtist');
      await page.clock.fastForward(300);
      arrives.resolve();
      await page.clock.resume();
      await see(page.getByRole('heading', { level: 1 }));
      expect(page.url()).toBe(address);
      await page.context().close();
    });
  });
