import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Labels = Readonly<Record<string, string>>;

export interface Instrument {
  /** OpenTelemetry's name in Prometheus' spelling where its semantic conventions have one, else `kindred_…`. */
  name: string;
  help: string;
  /** Names of labels; values come from small fixed sets: routes, topics, collections, never people or ids. */
  labels: readonly string[];
}

export interface RequestObservation {
  service: string;
  method: string;
  /** The route's pattern, never the path: paths hold tokens and ids. */
  route: string;
  status: number;
  seconds: number;
}

export interface RequestMetrics {
  observe(request: RequestObservation): void;
}

/** One registry per process. An instrument that is asked for again is the same one: services may share a process. */
export interface Metrics extends RequestMetrics {
  /** Prometheus text format. */
  expose(): Promise<string>;
  contentType: string;
  countParked(service: string, effect: string): void;
  setSockets(count: number): void;
  /** Answers what adds one, or as many as told: adding 0 makes a series known before its first event. */
  counter(instrument: Instrument): (labels: Labels, by?: number) => void;
  /** Answers what takes a duration in seconds. */
  durations(instrument: Instrument, buckets?: readonly number[]): (labels: Labels, seconds: number) => void;
  /** `read` is asked at every scrape; while it answers undefined the series is absent. */
  gauge(instrument: Instrument, labels: Labels, read: () => number | undefined): void;
}

const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const requests: Instrument = {
  name: 'http_server_request_duration_seconds',
  help: 'Duration of HTTP requests by route',
  labels: ['service', 'http_request_method', 'http_route', 'http_response_status_code'],
};
export const parkedEvents: Instrument = {
  name: 'kindred_events_parked_total',
  help: 'Events that went to a dead-letter topic',
  labels: ['service', 'effect'],
};

function createGauges(registry: Registry) {
  const series = new Map<string, { labels: Labels; read(): number | undefined }[]>();
  return ({ name, help, labels }: Instrument, values: Labels, read: () => number | undefined): void => {
    const known = series.get(name);
    if (known) return void known.push({ labels: values, read });
    const list = [{ labels: values, read }];
    series.set(name, list);
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      collect() {
        this.reset();
        for (const one of list) {
          const value = one.read();
          if (value !== undefined) this.set(one.labels, value);
        }
      },
    });
  };
}

/** Requests by route, parked events, sockets, Node's own figures, and what parts of a service add. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, Counter>();
  const histograms = new Map<string, Histogram>();

  const counter = ({ name, help, labels }: Instrument) => {
    const own = counters.get(name) ?? new Counter({ name, help, labelNames: labels, registers: [registry] });
    counters.set(name, own);
    return (values: Labels, by = 1): void => own.inc(values, by);
  };
  const durations = ({ name, help, labels }: Instrument, buckets: readonly number[] = LATENCY_BUCKETS) => {
    const own =
      histograms.get(name) ??
      new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers: [registry] });
    histograms.set(name, own);
    return (values: Labels, seconds: number): void => own.observe(values, seconds);
  };
  const observe = durations(requests);
  const countParked = counter(parkedEvents);
  const sockets = new Gauge({
    name: 'kindred_live_sockets',
    help: 'Open live-channel sockets',
    registers: [registry],
  });
  return {
    observe: ({ service, method, route, status, seconds }) =>
      observe(
        {
          service,
          http_request_method: method,
          http_route: route,
          http_response_status_code: String(status),
        },
        seconds,
      ),
    expose: () => registry.metrics(),
    contentType: registry.contentType,
    countParked: (service, effect) => countParked({ service, effect }),
    setSockets: (count) => sockets.set(count),
    counter,
    durations,
    gauge: createGauges(registry),
  };
}
