import { useAddress } from '../../lib/use-address.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { type OfferChange, offerViewOf, withOfferView } from './offer-search.ts';

export type OfferViewState = ReturnType<typeof useOfferView>;

/** Tab and filters live in the address; typing waits for a pause. */
export function useOfferView() {
  const [params, changeAddress] = useAddress();
  const view = offerViewOf(params);
  const change = (next: OfferChange) => changeAddress((now) => withOfferView(now, next));
  const { typed, type, empty } = useTypedSearch(view.search.q ?? '', (q) => change({ q }));
  const clear = () => {
    empty();
    change({ q: '', category: '', type: '' });
  };
  return { ...view, typed, type, change, clear };
}
