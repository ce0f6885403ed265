import type { Report } from './summary-data.ts';

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0).padStart(7);

/** The report for a terminal. */
export function reportText(report: Report): string {
  const { perSecond, requests, routes, scenario, seconds, thresholds, toOtherSocket } = report;
  const lines = [
    `${scenario}: ${requests} requests in ${seconds.toFixed(0)} s, ${perSecond.toFixed(1)} a second; failures ${report.failures}, shed ${report.shed}, sockets ${report.sockets}`,
    ...(toOtherSocket
      ? [
          `message to the other socket, ms: p50 ${ms(toOtherSocket.p50)}, p95 ${ms(toOtherSocket.p95)}, p99 ${ms(toOtherSocket.p99)}; arrived ${(100 * (report.messagesArrived ?? 0)).toFixed(2)} %`,
        ]
      : []),
    `${'route'.padEnd(20)}  count    p50    p95    p99 ms  failed`,
    ...routes.map(
      ({ count, failed, name, p50, p95, p99 }) =>
        `${name.padEnd(20)}${String(count).padStart(7)}${ms(p50)}${ms(p95)}${ms(p99)}   ${(100 * failed).toFixed(1)} %`,
    ),
    ...thresholds.filter(({ ok }) => !ok).map(({ metric, rule }) => `MISSED  ${metric} ${rule}`),
    `thresholds: ${thresholds.filter(({ ok }) => ok).length} of ${thresholds.length} hold`,
  ];
  return `${lines.join('\n')}\n`;
}
