import { useEffect } from 'react';

/** Notes in the console that something could not be loaded, once each time. */
export function useLoggedFailure(text: string, hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) console.error(text);
  }, [text, hasFailed]);
}
