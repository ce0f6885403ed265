import { useAddress, withParam } from '../../lib/use-address.ts';
import { linkedOfferParam } from './offer-search.ts';

/** The offer the address names, as links in mails do; `close` takes it out of the address. */
export function useLinkedOffer() {
  const [params, changeAddress] = useAddress();
  const close = () => changeAddress((now) => withParam(now, linkedOfferParam, null));
  return { linkedId: params.get(linkedOfferParam), close };
}
