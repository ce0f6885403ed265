import { anImage } from '@kindred/chassis/testing/images';
import { patience } from '@kindred/chassis/testing/patience';
import { embeddedAdapters } from '@kindred/contract/testing/adapters';
import { type Product, startProduct } from '@kindred/contract/testing/product';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timesBy } from '../src/alerts/alert.ts';
import { alerts } from '../src/alerts/alerts.ts';
import { dashboards } from '../src/generated-files.ts';
import { type Named, namesIn, namesShown } from '../src/prom-names.ts';

async function aPicture(): Promise<FormData> {
  const form = new FormData();
  form.append('profileImage', new Blob([new Uint8Array(await anImage())], { type: 'image/png' }), 'a.png');
  return form;
}

/** Prometheus' own, and the labels its configuration adds. */
const ofPrometheus = { metrics: ['up'], labels: ['job', 'process', 'instance'] };

let product: Product;
let shown: Named;

beforeAll(async () => {
  product = await startProduct({ adapters: embeddedAdapters });
  const [ada, bob] = [await product.members.make(), await product.members.make()];
  await product.members.connect(ada, bob);
  const path = `/messages/send/${bob.userId}`;
  await product.call({ method: 'POST', path, token: ada.token, body: { message: 'hello' } });
  await product.call({
    method: 'PUT',
    path: `/users/update-profile-pic/${ada.userId}`,
    token: ada.token,
    body: await aPicture(),
  });
  shown = namesShown(await product.metrics.expose());
}, 60_000 * patience);
afterAll(() => product?.stop());

const queries = [
  ...alerts.map(({ name, expr }) => [name, expr(timesBy(1))] as const),
  ...dashboards.flatMap(({ panels }) =>
    panels.flatMap(({ title, queries: all }) => all.map(({ expr }) => [title, expr] as const)),
  ),
];

it.each(queries)('%s asks only for what is there', (_title, query) => {
  const { metrics, labels } = namesIn(query.replaceAll('$__rate_interval', '5m'));
  const strange = [
    ...[...metrics].filter((name) => !shown.metrics.has(name) && !ofPrometheus.metrics.includes(name)),
    ...[...labels].filter((name) => !shown.labels.has(name) && !ofPrometheus.labels.includes(name)),
  ];
  expect(metrics.size).toBeGreaterThan(0);
  expect(strange).toEqual([]);
});
