import type { StringValue } from '@bufbuild/protobuf/wkt';
import { Type } from 'typebox';
import { defineConsumer } from '../src/consumers/consumer.ts';
import { runConsumers } from '../src/consumers/runner.ts';
import { createApp } from '../src/http/create-app.ts';
import { route } from '../src/http/route.ts';
import { closed, line } from '../src/http/schemas.ts';
import { createLogger } from '../src/log/logger.ts';
import { createAggregates } from '../src/outbox/aggregates.ts';
import type { Bus } from '../src/ports/bus.ts';
import { createSystemRandomness } from '../src/system/randomness.ts';
import { createIdTracing, type Tracing } from '../src/telemetry/tracing.ts';
import { createSeededIds } from '../src/testing/effects.ts';
import { anOutbox, naming, thingNamed } from './_outbox-bed.ts';

export const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
export const browserSpan = '00f067aa0ba902b7';
export const traceparent = `00-${traceId}-${browserSpan}-01`;

/** One service whose request names a thing, and whose consumer names it once more. */
export async function aTracedService(
  tracing: Tracing = createIdTracing(createSystemRandomness()),
  otherBus?: Bus,
) {
  const bed = await anOutbox();
  const bus = otherBus ?? bed.bus;
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', 'test', { write: (text) => void lines.push(JSON.parse(text)) });
  const things = createAggregates(bed.things, bed.clock, () => {});
  const app = await createApp({
    name: 'test',
    version: '0',
    routes: [
      route({
        method: 'POST',
        path: '/things/:id',
        access: 'public',
        summary: 'Names a thing',
        params: closed({ id: line(20) }),
        body: closed({ name: line(20) }),
        response: closed({ ok: Type.Boolean() }),
        handle: async ({ params, body }) => {
          logger.info({ thing: params.id }, 'before the write');
          if (body.name === 'broken') throw new Error('cannot be named');
          await things.insert({ _id: params.id, name: body.name }, [naming(params.id, body.name)]);
          logger.info({ thing: params.id }, 'after the write');
          return { ok: true };
        },
      }),
    ],
    texts: {},
    verifyToken: async () => ({ userId: 'u1', role: 'artist', sid: '1.a', expiresAt: 0 }),
    ids: createSeededIds(1),
    logger,
    metrics: { observe: () => {} },
    tracing,
  });
  await app.ready();
  const handle = async ({
    subject,
    version,
    data,
  }: {
    subject: string;
    version: number;
    data: StringValue;
  }) => {
    logger.info({ thing: subject }, 'heard');
    if (data.value === 'poison') throw new TypeError('cannot be heard');
    if (version > 1) return;
    await things.update(subject, () => ({ set: { name: 'again' }, events: [naming(subject, 'again')] }));
  };
  const consume = () =>
    runConsumers({
      group: 'listener',
      consumers: [defineConsumer({ event: thingNamed, effect: 'name-again', handle })],
      bus,
      clock: bed.clock,
      logger,
      metrics: { countParked: () => {} },
      tracing,
    });
  const name = (id: string, value: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: `/things/${id}`, headers, payload: { name: value } });
  const drain = () => bed.relay({ bus, tracing, logger }).drain();
  return { ...bed, app, consume, name, drain, lines };
}
