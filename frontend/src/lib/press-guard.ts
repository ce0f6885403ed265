type Press = {
  /** Of the event, milliseconds. */
  timeStamp: number;
  /** As of a mouse event: which click in a row at one place; 0 by keyboard. */
  detail: number;
};

const doubleClickMs = 500;

/**
 * Lets one press for one thing through per double click. After a step the next control moves under the pointer
 * ("Connect" becomes "Cancel", the next request or offer slides up), so the second half of a double click would undo
 * or add, whatever it hits; a press for something else is meant.
 */
export function createPressGuard() {
  let last = { id: '', atMs: Number.NEGATIVE_INFINITY };
  return (id: string, { timeStamp: atMs, detail }: Press): boolean => {
    const isSameGesture = id === last.id || detail > 1;
    if (isSameGesture && atMs - last.atMs < doubleClickMs) return false;
    last = { id, atMs };
    return true;
  };
}
