import { type Account, demoAccount, freshAccount } from '../account.ts';
import { call } from '../call.ts';
import { see } from '../see.ts';
import type { Stage } from '../stage.ts';

/** Everybody who looks at a screen of the design, and at what beside the product. */
export interface Cast {
  artist: Account;
  entrepreneur: Account;
  /** Has a name and nothing else. */
  newcomer: Account;
  /** Where the sheet of all parts is. */
  sheetUrl: string;
}

const PICTURES = 5;
const interests = ['Murals', 'Night trams', 'Risograph', 'West African textiles', 'Ceramics'];
const traits = ['Curious', 'Early riser', 'Direct', 'Calm in chaos'];

/** The drawn sheets that stand in for the images of offers, as files. */
async function drawnSheets(stage: Stage, account: Account): Promise<Buffer[]> {
  const page = await stage.visit({ account });
  await page.goto('/E');
  const sheets = page.locator('#offers article svg[viewBox="0 0 120 120"]');
  await see(sheets.nth(PICTURES - 1));
  const drawings = await sheets.evaluateAll((all) => all.map((each) => each.outerHTML));
  await page.setViewportSize({ width: 640, height: 640 });
  const files: Buffer[] = [];
  const style = '<style>body { margin: 0 } svg { display: block; width: 640px; height: 640px }</style>';
  // Two offers may have the same sheet, and a portfolio takes a picture once.
  for (const drawing of new Set(drawings)) {
    if (files.length === PICTURES) break;
    await page.setContent(`<!doctype html>${style}${drawing}`);
    const file = await page.screenshot();
    if (!files.some((each) => each.equals(file))) files.push(file);
  }
  await page.context().close();
  return files;
}

/** Sent as a browser does, with a file in it. */
async function upload(stage: Stage, path: string, token: string, fields: Record<string, string | Buffer>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    body.set(
      name,
      typeof value === 'string'
        ? value
        : new File([new Uint8Array(value)], 'sheet.png', { type: 'image/png' }),
    );
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${stage.kindred.url}${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

/** What the demo community lacks for the screens of the design: traits, a portfolio, a picture in a talk. */
export async function seed(stage: Stage, sheetUrl: string): Promise<Cast> {
  const [artist, entrepreneur] = await Promise.all([
    demoAccount(stage.kindred, 'artist'),
    demoAccount(stage.kindred, 'entrepreneur'),
  ]);
  const name = { firstname: 'Kofi', lastname: 'Mensah' };
  const newcomer = await freshAccount(stage.kindred, 'kofi@example.com', 'artist', name);
  const sheets = await drawnSheets(stage, entrepreneur);
  const { token, userId } = artist;
  const add = (path: string, body: object) =>
    call(stage.kindred, `${path}/${userId}`, { method: 'POST', token, body });
  for (const interest of interests) await add('/profile/interests', { interest });
  for (const personality of traits) await add('/profile/personality', { personality });
  for (const portfolioImage of sheets)
    await upload(stage, `/users/upload-port-img/${userId}`, token, { portfolioImage });
  const [chatimage = Buffer.alloc(0)] = sheets;
  const message = 'Something in this direction?';
  await upload(stage, `/messages/send/${userId}`, entrepreneur.token, { message, chatimage });
  return { artist, entrepreneur, newcomer, sheetUrl };
}
