import { patience } from '@kindred/chassis/testing/patience';
import { type Suite, show } from '@kindred/chassis/testing/show';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Adapters } from '../testing/adapters.ts';
import { type ChildProduct, startChildProduct } from '../testing/child-product.ts';
import { type CorpusReport, corpusLine, runCorpus } from './corpus.ts';

const MOST_MS = 400_000;
/** A process of this size may keep that much more after thousands of refusals, bodies of 10 MB among them. */
const GROWTH = 1.3;
const SPARE_MB = 64;

/** The whole corpus against one product; its figures are shown whether or not they are what they must be. */
export function describeHostile(suite: Suite, adapters: () => Adapters): void {
  let product: ChildProduct;
  let report: CorpusReport;
  beforeAll(async () => {
    product = await startChildProduct(adapters());
    report = await runCorpus(product);
    show(suite, 'hostile', [corpusLine(report)]);
  }, MOST_MS * patience);
  afterAll(() => product?.stop());

  it('meets every kind of field of every call with every payload of that kind', () => {
    expect(Object.values(report.pairs).every((count) => count > 0)).toBe(true);
    expect(report.total).toBeGreaterThan(5_000);
  });

  it('answers each as required, and none with 5xx', () => {
    expect(report.flaws).toEqual([]);
    expect(report.serverErrors).toBe(0);
  });

  it('changes no document when it refuses', () => {
    expect(report.changes).toEqual([]);
  });

  it('is the same process afterwards, no larger, and has complained of nothing', async () => {
    const [before, after] = report.memoryMb;
    expect(report.restarts).toBe(0);
    expect(await product.kindred.isReady()).toBe(true);
    expect(after).toBeLessThan(before * GROWTH + SPARE_MB);
    expect(product.kindred.output).not.toMatch(/not caught|request failed/);
  });
}
