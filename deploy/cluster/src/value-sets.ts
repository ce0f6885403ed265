import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartFolder } from './chart-folder.ts';

const folder = join(chartFolder, 'ci');

export interface ValueSet {
  name: string;
  path: string;
  /** Checks of the policy linter that this installation answers otherwise on purpose: its line `# accepts: …`. */
  accepted: string[];
}

const accepts = (path: string): string[] =>
  /^# accepts: (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1]?.split(', ') ?? [];

/** The installations everything is rendered for. */
export const valueSets: readonly ValueSet[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => {
    const path = join(folder, file);
    return { name: file.replace('-values.yaml', ''), path, accepted: accepts(path) };
  });
