import { gzipSync } from 'node:zlib';
import { demoAccount } from '@kindred/e2e/account';
import { launchBrowser } from '@kindred/e2e/browser';
import type { Kindred } from '@kindred/local/testing/kindred';

export interface RouteScripts {
  route: string;
  kilobytes: number;
  files: number;
}

const open = ['/', '/QA', '/register-questions', '/register-questions/category', '/register', '/sign-in'];
const links = ['/email-confirmation/x', '/confirmed-user', '/resetpassword/x'];
const signedIn = ['/homeArtist', '/chatbox'];

/** A first visit of every route by a browser of its own: all scripts that come until the network is quiet. */
export async function scriptsByRoute(kindred: Kindred): Promise<RouteScripts[]> {
  const browser = await launchBrowser();
  const { token, userId } = await demoAccount(kindred, 'artist');
  const path = `/profile-artist/${userId}`;
  const visit = async (route: string, isMember: boolean): Promise<RouteScripts> => {
    const localStorage = isMember ? [{ name: 'token', value: token }] : [];
    const context = await browser.newContext({
      storageState: { cookies: [], origins: [{ origin: kindred.url, localStorage }] },
      viewport: { width: 412, height: 823 },
    });
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(`${kindred.url}${route}`, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await context.close();
    return {
      route: isMember ? `${route} as a member` : route,
      kilobytes: bytes / 1000,
      files: sizes.length,
    };
  };
  try {
    const found: RouteScripts[] = [];
    for (const route of [...open, ...links, path]) found.push(await visit(route, false));
    for (const route of [...signedIn, path]) found.push(await visit(route, true));
    return found;
  } finally {
    await browser.close();
  }
}
