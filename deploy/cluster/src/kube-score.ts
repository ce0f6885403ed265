import { runTool } from './run-tool.ts';

/** Checks that contradict the chart on purpose, with the reason. */
const declined = {
  'container-image-pull-policy': 'tags are explicit: what was pulled once is not asked for again',
  'container-security-context-user-group-id':
    'images run as user 1000, and as the users of the official engines',
};
const furtherChecks = ['container-seccomp-profile', 'container-ports-check'];
/** The linter calls a grade below it a warning or critical. */
const FINE = 7;

interface Scored {
  object_name: string;
  checks: {
    check: { id: string };
    grade: number;
    skipped: boolean;
    comments: { path: string; summary: string }[] | null;
  }[];
}

export interface Lint {
  /** How many answers were given, over all objects. */
  checks: number;
  findings: string[];
}

/** What the policy linter finds in rendered objects; `accepted` are checks this set of values answers on purpose. */
export async function lint(yaml: string, accepted: readonly string[]): Promise<Lint> {
  const ignored = [...Object.keys(declined), ...accepted].flatMap((id) => ['--ignore-test', id]);
  const further = furtherChecks.flatMap((id) => ['--enable-optional-test', id]);
  const options = ['--output-format', 'json', '--kubernetes-version', 'v1.36'];
  const { output, words } = await runTool(
    'kube-score',
    // No CPU limit, so that a burst is not stretched; requests are set.
    ['score', ...options, '--ignore-container-cpu-limit', ...ignored, ...further, '-'],
    { input: yaml },
  );
  const objects: Scored[] = output.startsWith('[') ? JSON.parse(output) : [];
  const answers = objects.flatMap(({ checks, object_name: object }) =>
    checks.filter(({ skipped }) => !skipped).map((answer) => ({ ...answer, object })),
  );
  if (answers.length === 0) return { checks: 0, findings: [words || output || 'kube-score checked nothing'] };
  const findings = answers
    .filter(({ grade }) => grade < FINE)
    .map(({ check, comments, object }) => {
      const why = (comments ?? []).map(({ path, summary }) => `${path} ${summary}`.trim()).join('; ');
      return `${check.id}: ${object}: ${why}`;
    });
  return { checks: answers.length, findings };
}
