/** The list with one item at another place; a place beyond the ends is the end. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const rest = list.filter((_, place) => place !== from);
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Where a key leads: a step to either side, or to one of the ends. */
export function placeAfterKey(key: string, place: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const next = place + step;
  return next < 0 || next >= count ? null : next;
}
