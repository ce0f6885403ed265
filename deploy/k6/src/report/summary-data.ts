/** The part of k6's summary data this report reads. */
interface SummaryMetric {
  type: string;
  values: Readonly<Record<string, number>>;
  thresholds?: Readonly<Record<string, { ok: boolean }>>;
}

export interface SummaryData {
  metrics: Readonly<Record<string, SummaryMetric>>;
  state: { testRunDurationMs: number };
}

interface RouteRow {
  name: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
  /** Share of answers of 400 and above, and of none. */
  failed: number;
}

export interface Report {
  scenario: string;
  seconds: number;
  requests: number;
  perSecond: number;
  failures: number;
  shed: number;
  sockets: number;
  messagesArrived: number | undefined;
  toOtherSocket: { p50: number; p95: number; p99: number } | undefined;
  /** The busiest first. */
  routes: RouteRow[];
  thresholds: { metric: string; rule: string; ok: boolean }[];
}

const ROUTE = /^http_reqs\{name:(.+)\}$/;
/** Thresholds that only name a metric judge nothing. */
const NAMES_ONLY = new Set(['p(95)>=0', 'count>=0', 'rate<=1']);

const quantiles = (values: SummaryMetric['values'] = {}) => ({
  p50: values.med ?? 0,
  p95: values['p(95)'] ?? 0,
  p99: values['p(99)'] ?? 0,
});

function routesOf(metrics: SummaryData['metrics']): RouteRow[] {
  const names = Object.keys(metrics).flatMap((metric) => ROUTE.exec(metric)?.[1] ?? []);
  return names
    .map((name) => ({
      name,
      count: metrics[`http_reqs{name:${name}}`]?.values.count ?? 0,
      ...quantiles(metrics[`http_req_duration{name:${name}}`]?.values),
      failed: metrics[`http_req_failed{name:${name}}`]?.values.rate ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** What a manager wants to know of a run. */
export function reportOf(scenario: string, { metrics, state }: SummaryData): Report {
  const count = (metric: string): number => metrics[metric]?.values.count ?? 0;
  const seconds = state.testRunDurationMs / 1_000;
  const talked = metrics.kindred_message_to_socket;
  return {
    scenario,
    seconds,
    requests: count('http_reqs'),
    perSecond: seconds > 0 ? count('http_reqs') / seconds : 0,
    failures: count('kindred_failures'),
    shed: count('kindred_shed'),
    sockets: count('kindred_sockets'),
    messagesArrived: metrics.kindred_messages_arrived?.values.rate,
    toOtherSocket: talked && quantiles(talked.values),
    routes: routesOf(metrics),
    thresholds: Object.entries(metrics).flatMap(([metric, { thresholds = {} }]) =>
      Object.entries(thresholds)
        .filter(([rule]) => !NAMES_ONLY.has(rule))
        .map(([rule, { ok }]) => ({ metric, rule, ok })),
    ),
  };
}
