/**
 * Lets one press through per interval. After a step the next control moves under the pointer ("Connect"
 * becomes "Cancel", the next request slides up), so the second half of a double click would undo or add.
 */
export function createPressGuard(intervalMs: number) {
  let lastAtMs = Number.NEGATIVE_INFINITY;
  return (atMs: number): boolean => {
    if (atMs - lastAtMs < intervalMs) return false;
    lastAtMs = atMs;
    return true;
  };
}
