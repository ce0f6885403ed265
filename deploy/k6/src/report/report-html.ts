import type { Report } from './summary-data.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d1a2f}
h1{margin:0}.facts{display:flex;flex-wrap:wrap;gap:1rem;margin:1.5rem 0;padding:0;list-style:none}
.facts li{border:1px solid #cbc6dd;border-radius:.5rem;padding:.5rem 1rem}.facts b{display:block;font-size:1.5rem}
table{border-collapse:collapse;width:100%}th,td{padding:.3rem .6rem;text-align:right;border-bottom:1px solid #e4e0f0}
th:first-child,td:first-child{text-align:left}.bar{background:#6a4cd4;height:.5rem;border-radius:.25rem}
.held{color:#1c6b3c}.missed{color:#a3142b;font-weight:600}`;

const fact = (name: string, value: string): string => `<li><b>${escaped(value)}</b>${escaped(name)}</li>`;

function routeRows({ routes }: Report): string {
  const slowest = Math.max(1, ...routes.map(({ p95 }) => p95));
  return routes
    .map(
      ({ count, failed, name, p50, p95, p99 }) =>
        `<tr><td>${escaped(name)}<div class="bar" style="width:${((100 * p95) / slowest).toFixed(0)}%"></div></td><td>${count}</td><td>${ms(p50)}</td><td>${ms(p95)}</td><td>${ms(p99)}</td><td>${percent(failed)}</td></tr>`,
    )
    .join('\n');
}

/** The report as one page without a foreign request. */
export function reportHtml(report: Report): string {
  const { scenario, thresholds, toOtherSocket } = report;
  const missed = thresholds.filter(({ ok }) => !ok);
  const verdict =
    missed.length === 0
      ? `<p class="held">All ${thresholds.length} thresholds held.</p>`
      : `<p class="missed">${missed.length} of ${thresholds.length} did not hold:</p><ul>${missed.map(({ metric, rule }) => `<li>${escaped(`${metric} ${rule}`)}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kindred under load: ${escaped(scenario)}</title><style>${STYLE}</style>
<h1>${escaped(scenario)}</h1>
${verdict}
<ul class="facts">
${fact('seconds', report.seconds.toFixed(0))}
${fact('requests', String(report.requests))}
${fact('a second', report.perSecond.toFixed(1))}
${fact('failures', String(report.failures))}
${fact('shed', String(report.shed))}
${fact('sockets opened', String(report.sockets))}
${toOtherSocket ? fact('ms to the other socket, p99', ms(toOtherSocket.p99)) : ''}
${report.messagesArrived === undefined ? '' : fact('of messages arrived', percent(report.messagesArrived))}
</ul>
<table><thead><tr><th>route, the busiest first; bar: p95</th><th>count</th><th>p50 ms</th><th>p95 ms</th><th>p99 ms</th><th>failed</th></tr></thead>
<tbody>
${routeRows(report)}
</tbody></table></html>
`;
}
