import { onTestFinished } from 'vitest';
import { startSpanReceiver } from '../src/testing/span-receiver.ts';

export { attribute, type ReceivedSpan as CollectedSpan } from '../src/testing/span-receiver.ts';

/** A receiver of spans that goes with the test. */
export async function aCollector(how: { hangs?: boolean } = {}) {
  const receiver = await startSpanReceiver(how);
  onTestFinished(receiver.close);
  return receiver;
}
