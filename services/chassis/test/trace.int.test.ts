import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { toBusMessage } from '../src/events/envelope.ts';
import { parseTraceparent } from '../src/telemetry/trace-context.ts';
import { until } from '../src/testing/until.ts';
import { naming } from './_outbox-bed.ts';
import { aTracedService, browserSpan, traceId, traceparent } from './_trace-bed.ts';

const headers = { traceparent, 'x-request-id': 'request-7' };

it('keeps one trace from the request through document, message, consumer and the event that follows', async () => {
  const { name, drain, consume, published, lines, things } = await aTracedService();
  expect((await name('a', 'one', headers)).statusCode).toBe(200);
  const stored = (await things.findOne({ _id: 'a' }))?.outbox?.[0];
  expect(parseTraceparent(stored?.traceparent)).toMatchObject({ traceId, isSampled: true });
  expect(stored?.requestId).toBe('request-7');

  await drain();
  await consume();
  await expect.poll(async () => (await things.findOne({ _id: 'a' }))?.version).toBe(2);
  await drain();
  const messages = await published();
  expect(messages).toHaveLength(2);
  const contexts = messages.map((message) => parseTraceparent(message.headers.traceparent));
  expect(contexts.map((context) => context?.traceId)).toEqual([traceId, traceId]);
  expect(new Set([browserSpan, ...contexts.map((context) => context?.spanId)]).size).toBe(3);
  expect(messages.map((message) => message.headers.ce_requestid)).toEqual(['request-7', 'request-7']);

  await expect.poll(() => lines.length).toBe(4);
  expect(lines.map(({ msg }) => msg)).toEqual(['before the write', 'after the write', 'heard', 'heard']);
  for (const line of lines) expect(line).toMatchObject({ traceId, requestId: 'request-7' });
});

it('begins a trace where none comes along, and keeps its own request id', async () => {
  const { name, drain, published, lines } = await aTracedService();
  await name('a', 'one', { traceparent: 'nonsense', tracestate: 'x=y', baggage: 'user=zoe' });
  await drain();
  const [message] = await published();
  const context = parseTraceparent(message?.headers.traceparent);
  expect(context?.traceId).not.toBe(traceId);
  expect(lines[0]).toMatchObject({ traceId: context?.traceId, requestId: message?.headers.ce_requestid });
  expect(Object.keys(message?.headers ?? {})).not.toContain('baggage');
  expect(Object.keys(message?.headers ?? {})).not.toContain('tracestate');
});

it('publishes and consumes events of documents that were written without a trace', async () => {
  const { things, drain, consume, published, lines, bus } = await aTracedService();
  const event = naming('old', 'one');
  const stored = {
    id: 'old:thing.named:2:0',
    type: event.type,
    topic: event.topic,
    key: event.key,
    version: 2,
    at: 0,
    value: Buffer.from(event.value).toString('base64'),
  };
  await things.insertOne({ _id: 'old', name: 'one', version: 2, outbox: [stored], claim: 0 });
  await drain();
  await bus.publish([toBusMessage({ ...stored, id: 'older' }, 'test', 'old')]);
  await consume();
  await expect.poll(() => lines.length).toBe(2);
  expect((await published())[1]?.headers).not.toHaveProperty('traceparent');
  const [first, second] = lines.map((line) => line.traceId);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toMatch(/^[0-9a-f]{32}$/);
  expect(first).not.toBe(second);
});

it('names trace and request where a handler fails and where an event is parked', async () => {
  const { name, drain, consume, lines, clock } = await aTracedService();
  expect((await name('a', 'broken', headers)).statusCode).toBe(500);
  expect(lines.at(-1)).toMatchObject({ msg: 'request failed', traceId, requestId: 'request-7' });
  await name('b', 'poison', headers);
  await drain();
  await consume();
  await expect
    .poll(async () => {
      await clock.advance(1_000);
      return lines.at(-1);
    })
    .toMatchObject({ msg: 'event parked', traceId, requestId: 'request-7' });
});

/** Sends the rest of the body only when the first piece has been read, as slow clients do. */
function sendSlowly(port: number, id: string, trace: string, isBegun: () => boolean) {
  return new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/things/${id}`,
      headers: { 'content-type': 'application/json', traceparent: `00-${trace}-${browserSpan}-01` },
    });
    outgoing.once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode)));
    outgoing.once('error', reject);
    outgoing.write('{"name":');
    until(isBegun).then(() => outgoing.end(`"${id}"}`), reject);
  });
}

it('holds requests apart that are handed over raw, with bodies that come in pieces', async () => {
  const { app, lines, things } = await aTracedService();
  const begun: IncomingMessage[] = [];
  const server = createServer((incoming, response) => {
    app.routing(incoming, response);
    begun.push(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const traces = Array.from({ length: 8 }, (_, i) => `${i + 1}`.repeat(32));
  const areBegun = (): boolean => begun.length === traces.length && begun.every((one) => one.readableFlowing);
  const statuses = await Promise.all(
    traces.map((trace) => sendSlowly(port, `t${trace[0]}`, trace, areBegun)),
  );
  expect(statuses).toEqual(Array(8).fill(200));
  for (const trace of traces) {
    const own = lines.filter((line) => line.thing === `t${trace[0]}`);
    expect(own.map((line) => line.traceId)).toEqual([trace, trace]);
    const stored = await things.findOne({ _id: `t${trace[0]}` });
    expect(parseTraceparent(stored?.outbox?.[0]?.traceparent)?.traceId).toBe(trace);
  }
});
