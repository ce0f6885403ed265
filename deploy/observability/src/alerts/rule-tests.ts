import { stringify } from 'yaml';
import { type Alert, runbookOf } from './alert.ts';
import { type Course, type RuleCase, ruleCases } from './rule-cases.ts';

const MINUTES = 60;
const [BAD_FROM, GOOD_FROM] = [5, 25];
const FIRES_AT = 24;
const CLEARED_AT = 59;

function valuesOf({ kind, well, badly }: Course): string {
  let total = 0;
  return Array.from({ length: MINUTES }, (_, minute) => {
    const value = minute >= BAD_FROM && minute < GOOD_FROM ? badly : well;
    total += value;
    return kind === 'gauge' ? value : total;
  }).join(' ');
}

const told = (summary: string, labels: RuleCase['labels']): string =>
  summary.replaceAll(/\{\{ \$labels\.(\w+) \}\}/g, (_, label: string) => labels[label] ?? '');

/** Unit tests of a rule file for `promtool test rules`: each alert fires while its cause lasts, and not before or after. */
export function ruleTests(alerts: readonly Alert[], rules: string): string {
  const tests = alerts.map(({ name, severity, summary }) => {
    const one = ruleCases[name];
    if (!one) throw new Error(`no case for ${name}`);
    const { courses, labels, firesAt = FIRES_AT } = one;
    const expected = {
      exp_labels: { severity, ...labels },
      exp_annotations: { summary: told(summary, labels), runbook_url: runbookOf(name) },
    };
    return {
      name,
      interval: '1m',
      input_series: courses.map((course) => ({ series: course.series, values: valuesOf(course) })),
      alert_rule_test: [
        { eval_time: `${BAD_FROM - 1}m`, alertname: name, exp_alerts: [] },
        { eval_time: `${firesAt}m`, alertname: name, exp_alerts: [expected] },
        { eval_time: `${CLEARED_AT}m`, alertname: name, exp_alerts: [] },
      ],
    };
  });
  return stringify({ rule_files: [rules], evaluation_interval: '15s', tests });
}
