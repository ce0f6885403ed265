import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Where tests of a suite leave lines worth reading after everything behind them was checked. */
export const shownFolder = (suite: string): string => resolve('.cache/shown', suite);

/** Every line the suite's tests left, file by file. */
export async function shownBy(suite: string): Promise<string[]> {
  const folder = shownFolder(suite);
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text) => text.split('\n').filter(Boolean));
}
