type Kept = string | boolean | readonly string[];
export type KeptFields = Record<string, Kept>;

const isLike = (value: unknown, start: Kept): boolean =>
  Array.isArray(start)
    ? Array.isArray(value) && value.every((each) => typeof each === 'string')
    : typeof value === typeof start;

/** The fields of a form as they were stored; whatever does not fit the form stands as it starts. */
export function restoreFields<T extends KeptFields>(stored: string | null, start: T): T {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    if (typeof found !== 'object' || found === null) return start;
    const fitting = Object.entries(found).filter(([name, value]) => {
      const first = start[name];
      return first !== undefined && isLike(value, first);
    });
    return { ...start, ...Object.fromEntries(fitting) };
  } catch {
    return start;
  }
}
