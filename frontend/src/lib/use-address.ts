import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The parameters in the address as they are drawn, and the way to change them in place, or as a new entry of the
 * history. A change starts from what the address says now: the router draws behind it, and of two changes in one
 * breath the second would undo the first. A page that is being left changes nothing any more.
 */
export function useAddress() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  /** `edit` answers other parameters and leaves those it is given alone. */
  const change = (edit: (now: URLSearchParams) => URLSearchParams, { isNewEntry = false } = {}) => {
    const { location } = window;
    if (location.pathname !== pathname) return;
    const before = new URLSearchParams(location.search);
    const next = edit(before);
    if (next.toString() !== before.toString()) void navigate({ search: `${next}` }, { replace: !isNewEntry });
  };
  return [params, change] as const;
}

/** Writes one parameter; nothing takes it out. */
export const withParam = (params: URLSearchParams, name: string, value: string | null): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
};
