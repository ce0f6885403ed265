import type { SpanReceiver } from './span-receiver.ts';

export type TreeSpan = ReturnType<SpanReceiver['spansOfServices']>[number];

const kinds = ['', 'internal', 'server', 'client', 'producer', 'consumer'];
const msOf = (nanos: string): number => Number(BigInt(nanos) / 1_000n) / 1_000;
const title = ({ service, name }: TreeSpan): string => `${service}: ${name}`;

const byStart = (a: TreeSpan, b: TreeSpan): number =>
  msOf(a.startTimeUnixNano) - msOf(b.startTimeUnixNano) || title(a).localeCompare(title(b));

const childrenOf = (spans: readonly TreeSpan[], parent: TreeSpan | undefined): TreeSpan[] => {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const isChild = ({ parentSpanId }: TreeSpan): boolean =>
    parent ? parentSpanId === parent.spanId : !parentSpanId || !ids.has(parentSpanId);
  return spans.filter(isChild).sort(byStart);
};

/** One line per span, children below their parent: who, what, which kind, when after the first and for how long. */
export function drawSpanTree(spans: readonly TreeSpan[]): string[] {
  const zero = Math.min(...spans.map(({ startTimeUnixNano }) => msOf(startTimeUnixNano)));
  const draw = (span: TreeSpan, depth: number): string[] => {
    const start = msOf(span.startTimeUnixNano);
    const times = `+${(start - zero).toFixed(0)} ms, ${(msOf(span.endTimeUnixNano) - start).toFixed(1)} ms`;
    const line = `${'  '.repeat(depth)}${title(span)}  (${kinds[span.kind]}, ${times})`;
    return [line, ...childrenOf(spans, span).flatMap((child) => draw(child, depth + 1))];
  };
  return childrenOf(spans, undefined).flatMap((root) => draw(root, 0));
}

/** True when the spans hold a line of descent through these, each `service: name`; others may stand between. */
export function hasDescent(spans: readonly TreeSpan[], path: readonly string[]): boolean {
  const follow = (from: TreeSpan | undefined, rest: readonly string[]): boolean => {
    const [next, ...more] = rest;
    if (next === undefined) return true;
    return childrenOf(spans, from).some((span) => follow(span, title(span) === next ? more : rest));
  };
  return follow(undefined, path);
}
