import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chartFolder } from './chart-folder.ts';
import { valueRows } from './value-rows.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const table = (file: string): string =>
  valueRows(readFileSync(join(chartFolder, file), 'utf8'))
    .map(({ fallback, meaning, name }) => `| \`${name}\` | ${cell(fallback)} | ${cell(meaning)} |`)
    .join('\n');

const HEAD = '| value | default | meaning |\n|---|---|---|';

/** The chart's README: its guide, then tables of what the values files say. */
export const chartReadme = (): string => `${readFileSync(join(chartFolder, 'GUIDE.md'), 'utf8').trimEnd()}

## Values
${HEAD}
${table('values.yaml')}

## Values of the trial set
Below \`trial.\`.

${HEAD}
${table('charts/trial/values.yaml')}
`;
