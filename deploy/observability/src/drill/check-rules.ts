import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alerts } from '../alerts/alerts.ts';
import { ruleFile } from '../alerts/rule-file.ts';
import { ruleTests } from '../alerts/rule-tests.ts';

/** The rules at their own speed against series of an hour, by promtool. @throws Error with what it says */
export function checkRules(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-rules-'));
  try {
    writeFileSync(join(folder, 'alerts.yml'), ruleFile(alerts));
    writeFileSync(join(folder, 'tests.yml'), ruleTests(alerts, 'alerts.yml'));
    const { error, status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'tests.yml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (error) throw new Error('promtool is not on PATH; it comes with prometheus');
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    return `promtool: ${alerts.length} rules fire while their cause lasts, and not before or after`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
