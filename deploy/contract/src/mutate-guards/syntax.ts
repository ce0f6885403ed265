import { parseSync } from '@swc/core';

/** A node as the parser leaves it: its fields are looked at by name. */
export interface Node {
  type: string;
  span?: { start: number; end: number };
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** A field that holds a node, else undefined. */
export const nodeAt = (node: Node | undefined, field: string): Node | undefined => {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
};

export interface Source {
  module: Node;
  bytes: Buffer;
  textOf(node: Node): string;
  /** Where a node is, in bytes of the file. */
  rangeOf(node: Node): { start: number; end: number };
  lineOf(node: Node): number;
}

/** Parses one file. Spans count on from file to file and leave out leading comments: a first byte of our own is the zero. */
export function parseSource(text: string): Source {
  // The parser's types have no field the walk needs beyond those of Node.
  const module = parseSync(`;${text}`, { syntax: 'typescript', target: 'es2022' }) as unknown as Node;
  const zero = (module.span?.start ?? 0) + 1;
  const bytes = Buffer.from(text);
  // A property has no span of its own.
  const rangeOf = (node: Node) => ({
    start: ((node.span ?? nodeAt(node, 'key')?.span)?.start ?? zero) - zero,
    end: ((node.span ?? nodeAt(node, 'value')?.span)?.end ?? zero) - zero,
  });
  const textOf = (node: Node): string => {
    const { start, end } = rangeOf(node);
    return bytes.subarray(start, end).toString();
  };
  return {
    module,
    bytes,
    textOf,
    rangeOf,
    lineOf: (node) => bytes.subarray(0, rangeOf(node).start).toString().split('\n').length,
  };
}

/** Every node, parents first; `path` are the nodes above, the nearest last. */
export function walk(
  node: Node,
  visit: (node: Node, path: readonly Node[]) => void,
  path: readonly Node[] = [],
): void {
  visit(node, path);
  const below = [...path, node];
  const step = (value: unknown): void => {
    if (isNode(value)) walk(value, visit, below);
    else if (Array.isArray(value)) value.forEach(step);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(step);
  };
  for (const [field, value] of Object.entries(node)) if (field !== 'span') step(value);
}

/** `isVisible` of `isVisible(x)`, `to` of `io.to(x)`, `deletedAt` of `offer.deletedAt`. */
export function lastName(node: Node | undefined): string {
  if (!node) return '';
  if (node.type === 'Identifier') return String(node.value);
  if (node.type === 'MemberExpression') return lastName(nodeAt(node, 'property'));
  if (node.type === 'OptionalChainingExpression') return lastName(nodeAt(node, 'base'));
  if (node.type === 'CallExpression') return lastName(nodeAt(node, 'callee'));
  if (node.type === 'AwaitExpression' || node.type === 'UnaryExpression')
    return lastName(nodeAt(node, 'argument'));
  return node.type === 'ParenthesisExpression' ? lastName(nodeAt(node, 'expression')) : '';
}
