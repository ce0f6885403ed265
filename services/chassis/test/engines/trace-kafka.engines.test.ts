import kafkajs, { type KafkaMessage } from 'kafkajs';
import { expect, it, onTestFinished } from 'vitest';
import { createSystemRandomness } from '../../src/system/randomness.ts';
import { parseTraceparent } from '../../src/telemetry/trace-context.ts';
import { createTracing } from '../../src/telemetry/tracing.ts';
import { readEngines } from '../../src/testing/engines.ts';
import { patience } from '../../src/testing/patience.ts';
import { aCollector } from '../_collector.ts';
import { aTracedService, traceId, traceparent } from '../_trace-bed.ts';
import { aKafkaBus } from './_kafka-bed.ts';

/** Reads a topic with the bare client: what is really on the wire. */
async function readBack(topic: string): Promise<KafkaMessage[]> {
  const client = new kafkajs.Kafka({
    clientId: 'trace-test',
    brokers: [...readEngines().kafkaBrokers],
    logLevel: kafkajs.logLevel.NOTHING,
  });
  const consumer = client.consumer({ groupId: `${topic}.reader` });
  const messages: KafkaMessage[] = [];
  await consumer.connect();
  onTestFinished(() => consumer.disconnect());
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({ eachMessage: async ({ message }) => void messages.push(message) });
  return messages;
}

it('carries the trace of a request on real Kafka messages, through a consumer into the event that follows', async () => {
  const { open, prefix } = aKafkaBus();
  const bus = open();
  onTestFinished(() => bus.close());
  await bus.ensure(['things.v1', 'things.v1.dead']);
  const collector = await aCollector();
  const tracing = await createTracing({
    service: 'test',
    version: '0',
    randomness: createSystemRandomness(),
    otlpUrl: collector.url,
  });
  const { name, drain, consume, lines, things } = await aTracedService(tracing, bus);
  await name('a', 'one', { traceparent, 'x-request-id': 'request-7' });
  await drain();
  await consume();
  await expect
    .poll(async () => (await things.findOne({ _id: 'a' }))?.version, { timeout: 30_000 * patience })
    .toBe(2);
  await drain();

  const messages = await readBack(`${prefix}things.v1`);
  await expect.poll(() => messages.length, { timeout: 30_000 * patience }).toBe(2);
  const headers = messages.map((message) => message.headers ?? {});
  const contexts = headers.map((header) => parseTraceparent(String(header.traceparent)));
  expect(contexts.map((context) => context?.traceId)).toEqual([traceId, traceId]);
  expect(headers.map((header) => String(header.ce_requestid))).toEqual(['request-7', 'request-7']);

  await expect
    .poll(() => lines.filter((line) => line.msg === 'heard').length, { timeout: 30_000 * patience })
    .toBe(2);
  for (const line of lines.filter(({ thing }) => thing === 'a')) {
    expect(line).toMatchObject({ traceId, requestId: 'request-7' });
  }
  await tracing.close();
  const producers = collector.spans().filter((span) => span.kind === 4);
  expect(producers.map((span) => span.spanId).sort()).toEqual(
    contexts.map((context) => context?.spanId).sort(),
  );
});
