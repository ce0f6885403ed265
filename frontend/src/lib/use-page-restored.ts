import { useEffect, useRef } from 'react';

/** Does the work when the browser brings the page back as it was left, with whatever was going on. */
export function usePageRestored(work: () => void): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
