/** What lies at a path of an answer, undefined where the path ends too early. */
export function valueAt(answer: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? Object.getOwnPropertyDescriptor(value, step)?.value
        : undefined,
    answer,
  );
}

/** @throws Error where there is no text */
export function textAt(answer: unknown, ...path: readonly (string | number)[]): string {
  const value = valueAt(answer, ...path);
  if (typeof value === 'string') return value;
  throw new Error(`no text at ${path.join('.')}: ${JSON.stringify(answer)}`);
}
