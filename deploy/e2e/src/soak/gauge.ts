import type { CDPSession, Page } from 'playwright-core';

/** What a tab holds once everything that can be let go has been let go. */
export interface Reading {
  atMs: number;
  heapMb: number;
  nodes: number;
  listeners: number;
}

/** Reads a tab from outside; the rubbish is collected first. */
export async function createGauge(page: Page): Promise<(atMs: number) => Promise<Reading>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async (atMs) => {
    // What was freed lets go of more: what it kept alive goes with the second and the third round.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      atMs,
      heapMb: metricOf('JSHeapUsedSize') / 1_048_576,
      nodes: metricOf('Nodes'),
      listeners: metricOf('JSEventListeners'),
    };
  };
}
