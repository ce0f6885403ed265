import { randomHex } from './api-trace.ts';

/** A call that begins so soon after a click belongs to it. */
const ofClickMs = 1_000;

type Span = { name: string; trace: string; id: string; parent?: string; from: number; to: number };

let clickedAt = Number.NEGATIVE_INFINITY;
const noteClick = ({ timeStamp }: Event) => {
  clickedAt = timeStamp;
};
for (const kind of ['click', 'submit', 'keydown'])
  globalThis.addEventListener?.(kind, noteClick, { capture: true, passive: true });

const parse = (header: string | null | undefined) => {
  const [, trace = '', id = '', flags = '00'] = header?.split('-') ?? [];
  return flags === '01' ? { trace, id } : undefined;
};

function send(spans: Span[]): void {
  const now = performance.now();
  const told = spans.map(({ from, to, ...span }) => ({ ...span, ago: now - to, ms: to - from }));
  navigator.sendBeacon?.('/traces', JSON.stringify(told));
}

/** Tells the page's own part of a call the server says it records: from the click that led to it until its answer. */
export function reportCall(method: string, sent: string | null, told: string | null, from: number): void {
  const call = parse(sent);
  if (!call || !parse(told)) return;
  const to = performance.now();
  const { trace, id } = call;
  const own = { name: method, trace, id, from, to };
  const click = { name: 'click', trace, id: randomHex(8), from: clickedAt, to };
  send(from - clickedAt > ofClickMs ? [own] : [click, { ...own, parent: click.id }]);
}

/** Tells when a live event whose trace is recorded has been shown. */
export function reportShown(event: string, told: unknown, from: number): void {
  const cause = typeof told === 'string' ? parse(told) : undefined;
  if (!cause) return;
  const { trace, id: parent } = cause;
  const report = () => send([{ name: event, trace, id: randomHex(8), parent, from, to: performance.now() }]);
  // A page nobody looks at paints nothing.
  if (document.hidden) report();
  else requestAnimationFrame(() => setTimeout(report));
}
