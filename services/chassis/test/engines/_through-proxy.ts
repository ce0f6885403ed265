import { expect, onTestFinished } from 'vitest';
import { patience } from '../../src/testing/patience.ts';
import { aTcpProxy } from '../../src/testing/tcp-proxy.ts';

/** A way to the server at `url` that a test can break. */
export async function throughProxy(url: string) {
  const direct = new URL(url);
  const proxy = await aTcpProxy({ host: direct.hostname, port: Number(direct.port) });
  onTestFinished(() => proxy.close());
  const through = new URL(url);
  through.port = String(proxy.port);
  return { proxy, url: through.href.replace(/\/$/, '') };
}

/** Machines are shared: a call may take three times what it is designed for, and more where patience is asked for. */
export async function expectWithin<T>(designedMs: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  expect(performance.now() - start).toBeLessThan(designedMs * 3 * patience);
  return result;
}

export const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
