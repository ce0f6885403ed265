import { AppError } from '@kindred/chassis/errors/app-error';
import { limitKeyOf } from '@kindred/chassis/limits/client-address';
import type { Limit, Limiter } from '@kindred/chassis/limits/limiter';
import type { Clock } from '@kindred/chassis/ports/effects';
import type { ReportedSpans } from '@kindred/chassis/telemetry/reported-spans';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PageSpan, readPageSpans } from './page-spans.ts';
import { clientAddress } from './prepare-request.ts';

const MAX_BYTES = 2_048;
const REPORTS: Limit = { name: 'page-spans', max: 300, windowMs: 5 * 60_000 };

/** No body is parsed at this door: the few bytes are read here. */
async function readText({ raw }: FastifyRequest): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of raw) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw new AppError('too-large', 'too-large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

export interface PageSpansOptions {
  reported: ReportedSpans;
  limiter: Limiter;
  clock: Pick<Clock, 'now'>;
  trustedProxyHops: number;
}

/** Pages tell here what a member's click was and when the other's page had shown it; ids and names of ours alone. */
export function takePageSpans(app: FastifyInstance, options: PageSpansOptions): void {
  const { reported, limiter, clock, trustedProxyHops } = options;
  const record = ({ name, kind, trace, id, parent, ago, ms, attributes }: PageSpan): void => {
    const endedAt = clock.now() - ago;
    reported.record({
      name,
      kind,
      context: { traceId: trace, spanId: id, isSampled: true },
      parentSpanId: parent,
      startedAt: endedAt - ms,
      endedAt,
      attributes,
    });
  };
  app.post('/traces', async (request, reply) => {
    await limiter.require(REPORTS, limitKeyOf(clientAddress(request.raw, trustedProxyHops)));
    for (const span of readPageSpans(await readText(request))) record(span);
    return reply.code(204).send();
  });
}
