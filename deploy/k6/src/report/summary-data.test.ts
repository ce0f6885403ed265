import { expect, it } from 'vitest';
import { reportHtml } from './report-html.ts';
import { reportText } from './report-text.ts';
import { reportOf, type SummaryData } from './summary-data.ts';

const trend = (med: number, p95: number, p99: number) => ({
  type: 'trend',
  values: { med, 'p(95)': p95, 'p(99)': p99 },
});
const data: SummaryData = {
  state: { testRunDurationMs: 10_000 },
  metrics: {
    http_reqs: { type: 'counter', values: { count: 50 } },
    'http_reqs{name:offers}': {
      type: 'counter',
      values: { count: 10 },
      thresholds: { 'count>=0': { ok: true } },
    },
    'http_reqs{name:contacts}': { type: 'counter', values: { count: 40 } },
    'http_reqs{name:never <asked>}': { type: 'counter', values: { count: 0 } },
    'http_req_duration{name:contacts}': { ...trend(5, 9, 12), thresholds: { 'p(95)<400': { ok: true } } },
    'http_req_duration{name:offers}': { ...trend(50, 400, 900), thresholds: { 'p(95)<300': { ok: false } } },
    'http_req_failed{name:offers}': { type: 'rate', values: { rate: 0.1 } },
    kindred_failures: { type: 'counter', values: { count: 1 }, thresholds: { 'count==0': { ok: false } } },
    kindred_sockets: { type: 'counter', values: { count: 4 } },
    kindred_messages_arrived: { type: 'rate', values: { rate: 1 } },
    kindred_message_to_socket: trend(3, 20, 60),
  },
};

it('puts the busiest route first and leaves out what nobody asked', () => {
  const { routes, ...report } = reportOf('load', data);
  expect(routes).toEqual([
    { name: 'contacts', count: 40, p50: 5, p95: 9, p99: 12, failed: 0 },
    { name: 'offers', count: 10, p50: 50, p95: 400, p99: 900, failed: 0.1 },
  ]);
  expect(report).toMatchObject({
    seconds: 10,
    requests: 50,
    perSecond: 5,
    failures: 1,
    shed: 0,
    sockets: 4,
    messagesArrived: 1,
    toOtherSocket: { p50: 3, p95: 20, p99: 60 },
  });
});

it('tells thresholds that judge from those that only name a metric', () => {
  expect(reportOf('load', data).thresholds).toEqual([
    { metric: 'http_req_duration{name:contacts}', rule: 'p(95)<400', ok: true },
    { metric: 'http_req_duration{name:offers}', rule: 'p(95)<300', ok: false },
    { metric: 'kindred_failures', rule: 'count==0', ok: false },
  ]);
});

it('says on a page and on the terminal what did not hold, names escaped', () => {
  const report = reportOf('a <b> & c', data);
  expect(reportHtml(report)).toContain('a &lt;b&gt; &amp; c');
  expect(reportHtml(report)).toContain('2 of 3 did not hold');
  expect(reportText(report)).toContain('MISSED  kindred_failures count==0');
});
