import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchOf, withSearch } from './hub-search.ts';
import type { MemberSearch } from './members.api.ts';

const typingPauseMs = 300;

export type HubSearch = ReturnType<typeof useHubSearch>;

/** The search lives in the address, so that it can be shared and survives Back; typing waits for a pause. */
export function useHubSearch() {
  const [params, setParams] = useSearchParams();
  const search = searchOf(params);
  const inAddress = search.q ?? '';
  const [typed, setTyped] = useState(inAddress);
  const lastInAddress = useRef(inAddress);

  const change = (next: MemberSearch) =>
    setParams((before) => withSearch(before, next), { replace: true, preventScrollReset: true });
  // What is changed while the clock of the typing runs must not be lost when it strikes.
  const latestChange = useRef(change);
  latestChange.current = change;

  // Back and Forward change the address under the field.
  useEffect(() => {
    if (inAddress === lastInAddress.current) return;
    lastInAddress.current = inAddress;
    setTyped((now) => (now.trim() === inAddress ? now : inAddress));
  }, [inAddress]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (typed.trim() === inAddress) return;
    const timer = setTimeout(() => latestChange.current({ q: typed }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const clear = () => {
    setTyped('');
    change({ q: undefined, category: undefined, letter: undefined });
  };
  return { search, typed, type: setTyped, change, clear };
}
