import type { Alert } from './alert.ts';

const count = 'http_server_request_duration_seconds_count';
const FIVE_MINUTES = 300;

/** What members meet: processes, errors, slowness, sockets, sign-ins. */
export const requestAlerts: readonly Alert[] = [
  {
    name: 'ProcessDown',
    severity: 'page',
    expr: () => 'up{job="kindred"} == 0',
    forSeconds: 60,
    summary: 'Process {{ $labels.process }} at {{ $labels.instance }} does not answer.',
  },
  {
    name: 'ErrorsHigh',
    severity: 'page',
    expr: ({ range }) =>
      `sum by (http_route) (rate(${count}{service="gateway",http_response_status_code=~"5.."}[${range(FIVE_MINUTES)}])) / sum by (http_route) (rate(${count}{service="gateway"}[${range(FIVE_MINUTES)}])) > 0.02`,
    forSeconds: 120,
    summary: 'More than 2 % of the requests to {{ $labels.http_route }} fail.',
  },
  {
    name: 'LatencyHigh',
    severity: 'ticket',
    expr: ({ range }) =>
      `histogram_quantile(0.95, sum by (service, le) (rate(http_server_request_duration_seconds_bucket[${range(FIVE_MINUTES)}]))) > 1`,
    forSeconds: 300,
    summary: 'One in twenty requests to {{ $labels.service }} takes longer than a second.',
  },
  {
    name: 'EventLoopBlocked',
    severity: 'ticket',
    expr: () => 'nodejs_eventloop_lag_p99_seconds{job="kindred"} > 0.25',
    forSeconds: 120,
    summary:
      'The event loop of {{ $labels.process }} at {{ $labels.instance }} stands still for a quarter of a second.',
  },
  {
    name: 'SocketsLost',
    severity: 'page',
    expr: ({ range }) =>
      `sum(kindred_live_sockets) < 0.5 * sum(kindred_live_sockets offset ${range(FIVE_MINUTES)}) and sum(kindred_live_sockets offset ${range(FIVE_MINUTES)}) > 20`,
    forSeconds: 30,
    summary: 'More than half of the live channels of five minutes ago are gone.',
  },
  {
    name: 'SignInsRefused',
    severity: 'ticket',
    expr: ({ range }) =>
      `sum(rate(${count}{service="gateway",http_route="/users/signin",http_response_status_code=~"401|429"}[${range(FIVE_MINUTES)}])) > 1`,
    forSeconds: 120,
    summary: 'More than one sign-in per second is refused: somebody may be guessing passwords.',
  },
];
