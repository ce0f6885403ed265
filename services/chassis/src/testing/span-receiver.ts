import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1 internal, 2 server, 3 client, 4 producer, 5 consumer */
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: number; message?: string };
}

interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

export const attribute = (attributes: readonly Attribute[], key: string): string | number | undefined => {
  const value = attributes.find((entry) => entry.key === key)?.value;
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue));
};

/** Takes spans as an OTLP/HTTP collector does, or `hangs` and never answers. */
export async function startSpanReceiver({ hangs = false } = {}) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    bodies.push(body);
    if (!hangs) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const exports = (): Export['resourceSpans'] =>
    bodies.flatMap((body) => (JSON.parse(body) as Export).resourceSpans);
  return {
    // A TCP server that listens has such an address.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    resources: () => exports().map(({ resource }) => resource.attributes),
    spans: () => exports().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    /** Each with the service that told of it. */
    spansOfServices: () =>
      exports().flatMap(({ resource, scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) =>
          spans.map((span) => ({
            ...span,
            service: String(attribute(resource.attributes, 'service.name')),
            instance: attribute(resource.attributes, 'service.instance.id'),
          })),
        ),
      ),
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type SpanReceiver = Awaited<ReturnType<typeof startSpanReceiver>>;
