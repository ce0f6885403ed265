import { readFile } from 'node:fs/promises';
import { type Gate, verdict } from './gate.ts';
import { runCommand } from './run-command.ts';

const businessNouns = /\b(profiles?|offer|ratings?|artists?|entrepreneurs?|conversations?|portfolios?)\b/i;
const effects =
  /\b(Date\.now\(|Math\.random\(|new Date\(\)|crypto\.randomUUID|performance\.now\(|process\.env)/;
/** The only places that touch the outside world by themselves. */
const adapters =
  /^services\/chassis\/src\/system\/|\/config\.ts$|\/main\.ts$|\.main\.ts$|\.test\.ts$|\/test(ing)?\/|^deploy\/(gates|bench|cluster|contract|docker|faults|e2e|k6|observability)\/|^helm\/|^frontend\//;

/** The chassis holds how, never what; and effects come in as arguments, everywhere. */
export const cleanWords: Gate = {
  name: 'no business word in the chassis, no hidden effect',
  async run() {
    const { output } = await runCommand('git', ['ls-files', '-co', '--exclude-standard', '*.ts']);
    const problems: string[] = [];
    for (const path of output.split('\n').filter(Boolean)) {
      const text = await readFile(path, 'utf8').catch(() => '');
      for (const [index, line] of text.split('\n').entries()) {
        const isChassis = /^services\/chassis\/src\/(?!testing\/)/.test(path) && !path.includes('.test.');
        if (isChassis && businessNouns.test(line)) {
          problems.push(`${path}:${index + 1} ${line.trim()}`);
        }
        if (!adapters.test(path) && effects.test(line)) problems.push(`${path}:${index + 1} ${line.trim()}`);
      }
    }
    return verdict(problems.slice(0, 20));
  },
};
