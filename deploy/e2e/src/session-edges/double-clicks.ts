import { mailsTo } from '@kindred/local/testing/mailbox';
import { describe, expect, it } from 'vitest';
import { freshAccount } from '../account.ts';
import { PASSWORD } from '../member.ts';
import { see } from '../see.ts';
import { words } from '../words.ts';
import { type AtStage, fillAccount, fillSignIn, mira } from './steps.ts';

const w = words.en;

export const doubleClicks = (at: AtStage) =>
  describe('a double click', () => {
    it('registers once, signs in once, asks once and sends once', async () => {
      const page = await at().visit();
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET')
          sent.push(new URL(request.url()).pathname.replace(/[0-9a-f]{24}/, ''));
      });
      await page.goto('/register-questions');
      await page.getByRole('button', { name: w.next }).dblclick();
      await see(page.getByRole('heading', { name: w.interested }));
      await page.getByRole('button', { name: w.next }).dblclick();
      await see(page.getByRole('heading', { name: w.createAccount }));
      await fillAccount(page, 'double@example.com', PASSWORD);
      await page.getByRole('button', { name: w.register, exact: true }).dblclick();
      await see(page.getByText(w.checkEmail));

      const member = await freshAccount(at().kindred, 'twice@example.com', 'artist', {
        firstname: 'Twice',
        lastname: 'Over',
      });
      await page.goto('/sign-in');
      await fillSignIn(page, member.email, member.password);
      await page.getByRole('button', { name: w.logIn, exact: true }).dblclick();
      await page.waitForURL('**/homeArtist');
      await page.getByRole('searchbox').first().fill('Clara Stein');
      await page.getByRole('button', { name: w.connect('Clara Stein') }).dblclick();
      await see(page.getByRole('button', { name: w.cancel('Clara Stein') }));
      expect(sent).toEqual(['/users/register', '/users/signin', '/users/send-connection-request']);
      expect(await mailsTo(at().kindred, 'double@example.com')).toHaveLength(1);
      await page.context().close();
    });

    it('on the send button writes one message', async () => {
      const page = await at().visit({ account: await mira(at()) });
      await page.goto('/chatbox');
      await page.getByRole('button').filter({ hasText: 'Clara Stein' }).click();
      await page.getByPlaceholder(w.typeMessage).fill('said exactly once');
      await page.getByRole('main').getByRole('button', { name: w.send, exact: true }).dblclick();
      const said = page.getByRole('log').getByText('said exactly once');
      await see(said.first());
      await page.reload();
      await see(said.first());
      // What was under way at the reload is asked for once more, under the same key, and then stands once.
      await expect.poll(() => said.count()).toBe(1);
      await page.context().close();
    });
  });
