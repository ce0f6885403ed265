import { AppError } from '@kindred/chassis/errors/app-error';
import type { SpanAttributes, SpanKind } from '@kindred/chassis/telemetry/span';
import { isTraceId } from '@kindred/chassis/telemetry/trace-context';

export interface PageSpan {
  name: string;
  kind: SpanKind;
  /** 32 hex digits. */
  trace: string;
  /** 16 hex digits. */
  id: string;
  parent: string | undefined;
  /** Milliseconds between its end and its report, and how long it took. */
  ago: number;
  ms: number;
  attributes: SpanAttributes;
}

const MAX_SPANS = 4;
const LONGEST_MS = 10 * 60_000;
const methods = new Set(['GET', 'POST', 'PUT', 'DELETE']);
const liveEvents = new Set([
  'newMessage',
  'messageUpdate',
  'messageDeleted',
  'lastMessage',
  'getOnlineUsers',
  'notification',
  'pendingRequest',
  'connectionChanged',
]);

/** A page names nothing itself: what it may have done is listed here. */
function describe(what: unknown): Pick<PageSpan, 'name' | 'kind' | 'attributes'> | undefined {
  if (typeof what !== 'string') return undefined;
  if (what === 'click') return { name: what, kind: 'internal', attributes: {} };
  if (methods.has(what)) return { name: what, kind: 'client', attributes: { 'http.request.method': what } };
  if (!liveEvents.has(what)) return undefined;
  return {
    name: `show ${what}`,
    kind: 'consumer',
    attributes: {
      'messaging.system': 'socket.io',
      'messaging.operation.name': 'show',
      'messaging.operation.type': 'process',
      'messaging.destination.name': what,
    },
  };
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LONGEST_MS;

const wrong = () => new AppError('invalid', { code: 'wrong-type', field: 'body' });

function readSpan(given: unknown): PageSpan {
  if (typeof given !== 'object' || given === null) throw wrong();
  const { name, trace, id, parent, ago, ms } = given as Partial<Record<string, unknown>>;
  const described = describe(name);
  if (!described || !isTraceId(trace, 32) || !isTraceId(id, 16) || !isTime(ago) || !isTime(ms)) throw wrong();
  if (parent !== undefined && !isTraceId(parent, 16)) throw wrong();
  return { ...described, trace, id, parent, ago, ms };
}

/** @throws AppError invalid for anything but one to four spans of the known kinds */
export function readPageSpans(text: string): PageSpan[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new AppError('invalid', 'invalid-json');
  }
  if (!Array.isArray(given) || given.length === 0 || given.length > MAX_SPANS) throw wrong();
  return given.map(readSpan);
}
