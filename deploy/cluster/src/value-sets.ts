import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { chartFolder } from './chart-folder.ts';

const folder = join(chartFolder, 'ci');

export interface ValueSet {
  name: string;
  path: string;
  /** Checks of the policy linter that this installation answers otherwise on purpose: its line `# accepts: …`. */
  accepted: string[];
  staggerSeconds: number;
}

const accepts = (text: string): string[] => /^# accepts: (.+)$/m.exec(text)?.[1]?.split(', ') ?? [];

const staggerOf = (text: string): number =>
  (parse(text) as { rollout?: { staggerSeconds?: number } }).rollout?.staggerSeconds ?? 0;

/** The installations everything is rendered for. */
export const valueSets: readonly ValueSet[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    return {
      name: file.replace('-values.yaml', ''),
      path,
      accepted: accepts(text),
      staggerSeconds: staggerOf(text),
    };
  });
