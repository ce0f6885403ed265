import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chartFolder } from './chart-folder.ts';

const folder = join(chartFolder, 'ci');

export interface ValueSet {
  name: string;
  path: string;
}

/** The installations everything is rendered for. */
export const valueSets: readonly ValueSet[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => ({ name: file.replace('-values.yaml', ''), path: join(folder, file) }));
