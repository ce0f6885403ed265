import { stringify } from 'yaml';
import { type Alert, runbookOf, timesBy } from './alert.ts';

const head = '# Made from src/alerts by `node deploy/observability/src/main.ts`; edit there.\n';

/** A Prometheus rule file; every duration is divided by `factor`. */
export function ruleFile(alerts: readonly Alert[], factor = 1): string {
  const times = timesBy(factor);
  const rules = alerts.map((alert) => ({
    alert: alert.name,
    expr: alert.expr(times),
    ...(alert.forSeconds > 0 ? { for: times.range(alert.forSeconds) } : {}),
    labels: { severity: alert.severity },
    annotations: { summary: alert.summary, runbook_url: runbookOf(alert.name) },
  }));
  return head + stringify({ groups: [{ name: 'kindred', rules }] }, { lineWidth: 0 });
}
