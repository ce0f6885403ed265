import { useEffect, useState } from 'react';

/** True while the page is scrolled further than the given distance. */
export function useScrolledPast(distancePx: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const onScroll = () => setIsPast(window.scrollY > distancePx);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [distancePx]);
  return isPast;
}
