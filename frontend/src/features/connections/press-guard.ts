type Press = {
  /** Of the event, milliseconds. */
  timeStamp: number;
  /** As of a mouse event: which click in a row at one place; 0 by keyboard. */
  detail: number;
};

/**
 * Lets one press for one member through per interval. After a step the next control moves under the pointer
 * ("Connect" becomes "Cancel", the next request slides up), so the second half of a double click would undo or
 * add, whomever it hits; a press for somebody else is meant.
 */
export function createPressGuard(intervalMs: number) {
  let last = { memberId: '', atMs: Number.NEGATIVE_INFINITY };
  return (memberId: string, { timeStamp: atMs, detail }: Press): boolean => {
    const isSameGesture = memberId === last.memberId || detail > 1;
    if (isSameGesture && atMs - last.atMs < intervalMs) return false;
    last = { memberId, atMs };
    return true;
  };
}
