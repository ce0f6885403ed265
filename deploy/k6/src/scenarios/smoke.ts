// Does everything answer? One visitor and one member, one after the other.
import { live, visit } from '../lib/journeys.ts';
import { healthy } from '../lib/thresholds.ts';
import { durationOr } from '../lib/variables.ts';

export { handleSummary } from '../report/handle-summary.ts';

export const options = {
  summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
  scenarios: { smoke: { executor: 'constant-vus', vus: 1, duration: durationOr('20s') } },
  thresholds: { ...healthy, 'http_reqs{name:change a title}': ['count>=0'] },
};

export default function smoke(): void {
  visit();
  live();
}
