import { reportHtml } from './report-html.ts';
import { reportText } from './report-text.ts';
import { reportOf, type SummaryData } from './summary-data.ts';

/** k6 calls it after the last journey: the report on the terminal and, where REPORT_FILE names a place, as page and as JSON. */
export function handleSummary(data: SummaryData): Record<string, string> {
  const report = reportOf(__ENV.SCENARIO || 'scenario', data);
  const place = __ENV.REPORT_FILE;
  const files = place && {
    [`${place}.html`]: reportHtml(report),
    [`${place}.json`]: JSON.stringify(report, null, 2),
  };
  return { stdout: reportText(report), ...(files || {}) };
}
