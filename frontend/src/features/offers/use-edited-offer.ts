import { useState } from 'react';
import type { Offer } from '../../lib/api-types.ts';
import { keptUnder } from '../../lib/use-kept-text.ts';
import { offerPlaces } from './offer-draft.ts';
import { useOfferQuery } from './offers.api.ts';

type Edited = Offer | 'new' | null;

/** The offer in the form: the one just chosen, or the one that was being written when the page was left. */
export function useEditedOffer(selfId: string): [Edited, (next: Edited) => void] {
  const [chosen, choose] = useState<Edited>();
  const [keptId] = useState(() => keptUnder(offerPlaces(selfId)));
  const isToAsk = chosen === undefined && keptId !== undefined && keptId !== 'new';
  const { data } = useOfferQuery(keptId ?? '', { skip: !isToAsk });
  const reopened = keptId === 'new' ? 'new' : (data ?? null);
  return [chosen === undefined ? reopened : chosen, choose];
}
