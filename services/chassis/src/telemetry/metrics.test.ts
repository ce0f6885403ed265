import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const instrument = { name: 'kindred_things_total', help: 'Things', labels: ['service'] };
const lines = async (metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> =>
  (await metrics.expose()).split('\n').filter((line) => line.startsWith(name));

it('gives every service of a process the same instrument', async () => {
  const metrics = createMetrics();
  metrics.counter(instrument)({ service: 'a' });
  metrics.counter(instrument)({ service: 'b' });
  metrics.counter(instrument)({ service: 'b' });
  expect(await lines(metrics, 'kindred_things_total')).toEqual([
    'kindred_things_total{service="a"} 1',
    'kindred_things_total{service="b"} 2',
  ]);
});

it('asks a gauge at every scrape, and leaves out what is not known', async () => {
  const metrics = createMetrics();
  const gauge = { name: 'kindred_age_seconds', help: 'Age', labels: ['service'] };
  let age: number | undefined = 3;
  metrics.gauge(gauge, { service: 'a' }, () => age);
  metrics.gauge(gauge, { service: 'b' }, () => 1);
  expect(await lines(metrics, 'kindred_age_seconds')).toEqual([
    'kindred_age_seconds{service="a"} 3',
    'kindred_age_seconds{service="b"} 1',
  ]);
  age = undefined;
  expect(await lines(metrics, 'kindred_age_seconds')).toEqual(['kindred_age_seconds{service="b"} 1']);
});

it('counts a request under its route in the words of the semantic conventions', async () => {
  const metrics = createMetrics();
  metrics.observe({ service: 'a', method: 'GET', route: '/things/:id', status: 200, seconds: 0.2 });
  expect(await lines(metrics, 'http_server_request_duration_seconds_count')).toEqual([
    'http_server_request_duration_seconds_count{service="a",http_request_method="GET",http_route="/things/:id",http_response_status_code="200"} 1',
  ]);
});
