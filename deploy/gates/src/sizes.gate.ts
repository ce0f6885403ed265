import { readFile } from 'node:fs/promises';
import { type Gate, verdict } from './gate.ts';
import { runCommand } from './run-command.ts';

const MEDIAN_LIMIT = 60;
const NINE_IN_TEN_LIMIT = 150;

/** STYLE "Names, size, comments": median file ≤ 60 lines, nine in ten ≤ 150. Generated code does not count. */
export const sizes: Gate = {
  name: 'file sizes',
  async run() {
    const { output } = await runCommand('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx']);
    const paths = output.split('\n').filter((path) => path && !/\/gen\/|\.generated\.ts$/.test(path));
    const counts: { path: string; lines: number }[] = [];
    for (const path of paths) {
      const text = await readFile(path, 'utf8').catch(() => '');
      counts.push({ path, lines: text.split('\n').length - 1 });
    }
    counts.sort((a, b) => a.lines - b.lines);
    const at = (share: number): number => counts[Math.floor(share * (counts.length - 1))]?.lines ?? 0;
    const problems = [
      ...(at(0.5) > MEDIAN_LIMIT ? [`median file has ${at(0.5)} lines, the limit is ${MEDIAN_LIMIT}`] : []),
      ...(at(0.9) > NINE_IN_TEN_LIMIT
        ? [`nine in ten have ≤ ${at(0.9)} lines, the limit is ${NINE_IN_TEN_LIMIT}`]
        : []),
      ...counts.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path} has ${lines} lines`),
    ];
    return verdict(problems, [`${counts.length} files: median ${at(0.5)} lines, nine in ten ≤ ${at(0.9)}`]);
  },
};
