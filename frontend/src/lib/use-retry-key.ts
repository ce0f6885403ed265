import { useRef } from 'react';

/** An Idempotency-Key per thing sent: trying the same again carries the same key, something else a new one. */
export function useRetryKey(): (sent: unknown) => string {
  const last = useRef<{ sent: unknown; key: string } | null>(null);
  return (sent) => {
    if (last.current === null || last.current.sent !== sent)
      last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
}
