/** A series minute by minute: well, badly from the fifth to the twenty-fifth, well again. */
export interface Course {
  series: string;
  /** A gauge has these values; a counter grows by so much a minute. */
  kind: 'gauge' | 'counter';
  well: number;
  badly: number;
}

export interface RuleCase {
  courses: readonly Course[];
  /** Labels of the alert besides its own. */
  labels: Readonly<Record<string, string>>;
  /** Minute in which it must fire; the twenty-fourth when absent. */
  firesAt?: number;
}

const gauge = (series: string, well: number, badly: number): Course => ({
  series,
  kind: 'gauge',
  well,
  badly,
});
const counter = (series: string, well: number, badly: number): Course => ({
  series,
  kind: 'counter',
  well,
  badly,
});
const request = (part: string, labels: string): string =>
  `http_server_request_duration_seconds_${part}{service="gateway",${labels}}`;
const failing = (metric: string): RuleCase => ({
  courses: [
    counter(`${metric}{service="chat",error_type="AppError"}`, 0, 30),
    counter(`${metric}{service="chat",error_type=""}`, 60, 60),
  ],
  labels: { service: 'chat' },
});
const place = { process: 'chat', instance: 'chat:8081', job: 'kindred' };
const at = 'process="chat",instance="chat:8081",job="kindred"';

/** For each alert what it must see, and what must not disturb it any more. */
export const ruleCases: Readonly<Record<string, RuleCase>> = {
  ProcessDown: { courses: [gauge(`up{${at}}`, 1, 0)], labels: place },
  ErrorsHigh: {
    courses: [
      counter(request('count', 'http_route="/a",http_response_status_code="503"'), 0, 6),
      counter(request('count', 'http_route="/a",http_response_status_code="200"'), 60, 60),
    ],
    labels: { http_route: '/a' },
  },
  LatencyHigh: {
    courses: [
      counter(request('bucket', 'le="1"'), 60, 30),
      counter(request('bucket', 'le="2.5"'), 60, 60),
      counter(request('bucket', 'le="+Inf"'), 60, 60),
    ],
    labels: { service: 'gateway' },
  },
  EventLoopBlocked: {
    courses: [gauge(`nodejs_eventloop_lag_p99_seconds{${at}}`, 0.01, 0.4)],
    labels: place,
  },
  SocketsLost: { courses: [gauge('kindred_live_sockets', 100, 10)], labels: {}, firesAt: 8 },
  SignInsRefused: {
    courses: [
      counter(request('count', 'http_route="/users/signin",http_response_status_code="401"'), 0, 120),
    ],
    labels: {},
  },
  OutboxStale: {
    courses: [gauge('kindred_outbox_age_seconds{service="chat"}', 0, 90)],
    labels: { service: 'chat' },
  },
  ConsumerLagHigh: {
    courses: [gauge('kindred_consumer_lag{service="chat",topic="t"}', 3, 500)],
    labels: { service: 'chat', topic: 't' },
  },
  ProjectionStale: {
    courses: [gauge('kindred_projection_age_seconds{service="chat",topic="t"}', 0, 90)],
    labels: { service: 'chat', topic: 't' },
  },
  BusDisconnected: {
    courses: [gauge(`kindred_bus_connected{service="chat",${at}}`, 1, 0)],
    labels: { service: 'chat', ...place },
  },
  EventsParked: {
    courses: [counter('kindred_events_parked_total{service="chat",effect="e"}', 0, 1)],
    labels: { service: 'chat', effect: 'e' },
  },
  MailQueueStale: { courses: [gauge('kindred_mail_queue_age_seconds', 0, 400)], labels: {} },
  MailsGivenUp: { courses: [counter('kindred_mails_total{outcome="failed"}', 0, 1)], labels: {} },
  DatabaseFailing: failing('db_client_operation_duration_seconds_count'),
  ObjectsFailing: failing('kindred_objects_operation_duration_seconds_count'),
  SharedStateGone: { courses: [gauge(`kindred_shared_state_alone{${at}}`, 0, 1)], labels: place },
};
