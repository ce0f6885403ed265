import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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

export interface Metrics extends RequestMetrics {
  /** Prometheus text format. */
  expose(): Promise<string>;
  contentType: string;
  countParked(service: string, effect: string): void;
  setSockets(count: number): void;
}

const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** One registry per process: rate, errors and duration per route, sockets, parked events, Node's own figures. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP requests by route',
    labelNames: ['service', 'method', 'route', 'status'],
    buckets: LATENCY_BUCKETS,
    registers: [registry],
  });
  const parked = new Counter({
    name: 'kindred_events_parked_total',
    help: 'Events that went to a dead-letter topic',
    labelNames: ['service', 'effect'],
    registers: [registry],
  });
  const sockets = new Gauge({
    name: 'kindred_live_sockets',
    help: 'Open live-channel sockets',
    registers: [registry],
  });
  return {
    observe: ({ seconds, ...labels }) => duration.observe(labels, seconds),
    expose: () => registry.metrics(),
    contentType: registry.contentType,
    countParked: (service, effect) => parked.inc({ service, effect }),
    setSockets: (count) => sockets.set(count),
  };
}
