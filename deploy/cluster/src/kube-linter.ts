import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chartFolder } from './chart-folder.ts';
import { runTool } from './run-tool.ts';

interface Report {
  Checks?: readonly unknown[];
  Reports?:
    | readonly {
        Check: string;
        Diagnostic: { Message: string };
        Object: { K8sObject: { Name: string; GroupVersionKind: { Kind: string } } };
      }[]
    | null;
}

export interface Lint {
  checks: number;
  findings: string[];
}

/** What the policy linter finds in rendered objects, all its checks on but those the configuration names. */
export async function lint(yaml: string): Promise<Lint> {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-lint-'));
  try {
    const file = join(folder, 'rendered.yaml');
    writeFileSync(file, yaml);
    const config = join(chartFolder, '.kube-linter.yaml');
    const { output, words } = await runTool('kube-linter', [
      'lint',
      '--format',
      'json',
      '--config',
      config,
      file,
    ]);
    const report: Report = JSON.parse(output || '{}');
    const checks = report.Checks?.length ?? 0;
    if (checks === 0) return { checks, findings: [words || 'kube-linter checked nothing'] };
    const findings = (report.Reports ?? []).map(
      ({ Check, Diagnostic, Object: { K8sObject: object } }) =>
        `${Check}: ${object.GroupVersionKind.Kind} ${object.Name}: ${Diagnostic.Message}`,
    );
    return { checks, findings };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
