import { useAddress } from '../../lib/use-address.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { searchOf, withSearch } from './hub-search.ts';
import type { MemberSearch } from './members.api.ts';

export type HubSearch = ReturnType<typeof useHubSearch>;

/** The search lives in the address, so that it can be shared and survives Back; typing waits for a pause. */
export function useHubSearch() {
  const [params, changeAddress] = useAddress();
  const search = searchOf(params);
  const change = (next: MemberSearch) => changeAddress((now) => withSearch(now, next));
  const { typed, type, empty } = useTypedSearch(search.q ?? '', (q) => change({ q }));
  const toggleLetter = (letter: string) =>
    changeAddress((now) => withSearch(now, { letter: searchOf(now).letter === letter ? undefined : letter }));
  const clear = () => {
    empty();
    change({ q: undefined, category: undefined, letter: undefined });
  };
  return { search, typed, type, change, toggleLetter, clear };
}
