import { expect, it } from 'vitest';
import { namesIn, namesShown } from './prom-names.ts';

it('finds metrics and labels of a query, functions are neither', () => {
  const { metrics, labels } = namesIn(
    'sum by (service) (rate(a_total{kind="x"}[5m])) / on (service) b offset 5m > 2',
  );
  expect([...metrics]).toEqual(['a_total', 'b']);
  expect([...labels].sort()).toEqual(['kind', 'service']);
});

it('refuses what is no query', () => {
  expect(() => namesIn('sum by (service (a)')).toThrow('not PromQL');
});

it('reads what a process shows', () => {
  const text = ['# HELP a Things', '# TYPE a histogram', 'a_bucket{le="1",kind="x"} 2', '# TYPE b gauge', ''];
  const { metrics, labels } = namesShown(text.join('\n'));
  expect([...metrics]).toEqual(['a', 'a_bucket', 'a_count', 'a_sum', 'b']);
  expect([...labels]).toEqual(['le', 'kind']);
});
