import { useEffect, useState } from 'react';
import { untilNextDayMs } from './chat-time.ts';

/** The time a list of timestamps is read at; it moves on at midnight and when the page is looked at again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const refresh = () => setNow(new Date());
    const timer = setTimeout(refresh, untilNextDayMs(now) + 1);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [now]);
  return now;
}
