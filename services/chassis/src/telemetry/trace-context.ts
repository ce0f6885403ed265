import { AsyncLocalStorage } from 'node:async_hooks';
import type { Randomness } from '../ports/effects.ts';

/** Where in which trace this code runs, and for which request of the public door. */
export interface TraceContext {
  /** 32 hex digits. */
  traceId: string;
  /** 16 hex digits: the span that is running. */
  spanId: string;
  isSampled: boolean;
  requestId?: string | undefined;
}

const current = new AsyncLocalStorage<TraceContext | undefined>();

export const currentTrace = (): TraceContext | undefined => current.getStore();

/** `fn` and all it starts see `context` as the current one; `undefined` means: outside every trace. */
export function runInTrace<R>(context: TraceContext | undefined, fn: () => R): R {
  return current.run(context, fn);
}

/** For listeners of sockets and streams, which otherwise run outside every trace: `fn` in the trace of now. */
export function keepTrace<A extends unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  const context = currentTrace();
  return (...args) => runInTrace(context, () => fn(...args));
}

const version00 = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** A later version may add fields at the end; its first four are read as version 00's. */
const laterVersion =
  /^(?!00|ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-[\x21-\x7e]{1,512})?$/;
const allZero = /^0+$/;
const hexOf = { 16: /^[0-9a-f]{16}$/, 32: /^[0-9a-f]{32}$/ } as const;

/** True for an id of a span (16 digits) or a trace (32), which is never all zeros. */
export const isTraceId = (value: unknown, digits: 16 | 32): value is string =>
  typeof value === 'string' && hexOf[digits].test(value) && !allZero.test(value);

const requestIdForm = /^[\w:.-]{1,64}$/;

/** W3C Trace Context. What is no valid header is answered with `undefined`: a new trace begins. */
export function parseTraceparent(header: unknown): TraceContext | undefined {
  if (typeof header !== 'string') return undefined;
  const [, traceId, spanId, flags] = version00.exec(header) ?? laterVersion.exec(header) ?? [];
  if (!traceId || !spanId || !flags || allZero.test(traceId) || allZero.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** A request id as a header brings it; anything but a short plain word is dropped. */
export const readRequestId = (header: unknown): string | undefined =>
  typeof header === 'string' && requestIdForm.test(header) ? header : undefined;

/** The trace a message or a request of our own processes brings along. */
export function readTrace(traceparent: unknown, requestId: unknown): TraceContext | undefined {
  const context = parseTraceparent(traceparent);
  return context && { ...context, requestId: readRequestId(requestId) };
}

const POOL_BYTES = 4_096;

/** New ids in hex, of so many digits; randomness is asked for in large pieces, since asking costs more than the rest. */
export type NewId = (digits: 16 | 32) => string;

export function createNewId(randomness: Randomness): NewId {
  let pool = '';
  let used = 0;
  return function newId(digits): string {
    if (used + digits > pool.length) {
      pool = Buffer.from(randomness.bytes(POOL_BYTES)).toString('hex');
      used = 0;
    }
    const id = pool.slice(used, used + digits);
    used += digits;
    return allZero.test(id) ? newId(digits) : id;
  };
}

/** One decision per trace, the same in every process with the same ratio: the id's last 32 bits against it. */
const isWithin = (traceId: string, ratio: number): boolean =>
  Number.parseInt(traceId.slice(-8), 16) < ratio * 2 ** 32;

export interface NextContextOptions {
  parent: TraceContext | undefined;
  requestId?: string | undefined;
  /** The parent comes from outside: its ids are kept, whether to record is decided here. */
  isForeignParent?: boolean | undefined;
  /** Share of new traces that are recorded, 0 to 1. */
  ratio: number;
}

/** The context of a new span: child of `parent`, or the root of a new trace. */
export function nextContext(newId: NewId, options: NextContextOptions): TraceContext {
  const { parent, isForeignParent, ratio } = options;
  const traceId = parent?.traceId ?? newId(32);
  return {
    traceId,
    spanId: newId(16),
    isSampled: parent && !isForeignParent ? parent.isSampled : isWithin(traceId, ratio),
    requestId: options.requestId ?? parent?.requestId,
  };
}
