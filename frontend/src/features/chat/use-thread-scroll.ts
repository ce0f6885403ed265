import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const nearPx = 80;

type Ends = { firstId: string | undefined; lastId: string | undefined; isLastOwn: boolean };
type Top = { onReach: () => void; isBusy: boolean };

/**
 * Keeps what is being read in place: older messages push nothing away, new ones are followed only by a reader
 * who is at the end or wrote them. Everybody else gets `hasNewBelow`.
 */
export function useThreadScroll(log: RefObject<HTMLElement | null>, ends: Ends, { onReach, isBusy }: Top) {
  const distanceToEnd = useRef(0);
  const seen = useRef<Ends>({ firstId: undefined, lastId: undefined, isLastOwn: false });
  const [hasNewBelow, setHasNewBelow] = useState(false);

  const toEnd = useCallback(() => {
    const element = log.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    distanceToEnd.current = 0;
    setHasNewBelow(false);
  }, [log]);

  const { firstId, lastId, isLastOwn } = ends;
  useLayoutEffect(() => {
    const element = log.current;
    const before = seen.current;
    seen.current = { firstId, lastId, isLastOwn };
    if (!element || lastId === before.lastId) {
      if (element && firstId !== before.firstId) {
        element.scrollTop = element.scrollHeight - element.clientHeight - distanceToEnd.current;
      }
      return;
    }
    const isReadingEnd = before.lastId === undefined || isLastOwn || distanceToEnd.current < nearPx;
    if (isReadingEnd) toEnd();
    else setHasNewBelow(true);
  }, [log, firstId, lastId, isLastOwn, toEnd]);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const follow = () => {
      if (distanceToEnd.current < nearPx) toEnd();
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    // A picture that arrives makes the log longer, and its window no larger; loading does not bubble.
    element.addEventListener('load', follow, true);
    return () => {
      observer.disconnect();
      element.removeEventListener('load', follow, true);
    };
  }, [log, toEnd]);

  // Who went to the top while something else was loading is still there, and scrolls no more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of loading asks again
  useEffect(() => {
    const element = log.current;
    if (isBusy || !element || element.scrollHeight <= element.clientHeight) return;
    if (element.scrollTop < nearPx) onReach();
  }, [isBusy]);

  const onScroll = () => {
    const element = log.current;
    if (!element) return;
    distanceToEnd.current = element.scrollHeight - element.clientHeight - element.scrollTop;
    if (distanceToEnd.current < nearPx) setHasNewBelow(false);
    if (element.scrollTop < nearPx) onReach();
  };
  return { onScroll, hasNewBelow, toEnd };
}
