import { runTool } from './run-tool.ts';

interface Summary {
  valid: number;
  invalid: number;
  errors: number;
  skipped: number;
}

export interface Conformance {
  valid: number;
  /** Objects whose kind is no part of Kubernetes itself. */
  skipped: number;
  problems: string[];
}

/**
 * Holds objects against the schemas of Kubernetes; `KUBE_VERSION` chooses which, `KUBE_SCHEMAS` a folder of them
 * where the network is not asked.
 */
export async function conforms(yaml: string): Promise<Conformance> {
  const { KUBE_SCHEMAS, KUBE_VERSION = '1.36.0' } = process.env;
  const place = KUBE_SCHEMAS ? ['-schema-location', KUBE_SCHEMAS] : [];
  const options = ['-strict', '-summary', '-output', 'json', '-skip', 'HTTPRoute'];
  const { output, words } = await runTool(
    'kubeconform',
    [...options, '-kubernetes-version', KUBE_VERSION, ...place, '-'],
    { input: yaml },
  );
  const report: { resources: { kind: string; name: string; msg: string }[]; summary: Summary } | undefined =
    output ? JSON.parse(output) : undefined;
  if (!report) return { valid: 0, skipped: 0, problems: [words || 'kubeconform said nothing'] };
  const problems = (report.resources ?? []).map(({ kind, msg, name }) => `${kind} ${name}: ${msg}`);
  const { errors, invalid, skipped, valid } = report.summary;
  if (errors + invalid > 0 && problems.length === 0)
    problems.push(`${errors + invalid} objects do not conform`);
  return { valid, skipped, problems: errors + invalid > 0 ? problems : [] };
}
