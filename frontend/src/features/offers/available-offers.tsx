import { useTranslation } from 'react-i18next';
import type { Offer } from '../../lib/api-types.ts';
import { Button } from '../../ui/button.tsx';
import { isAppliedTo } from './offer-actions.tsx';
import { OfferFilters } from './offer-filters.tsx';
import { OfferList } from './offer-list.tsx';
import { OfferRow } from './offer-row.tsx';
import { isSearchingOffers } from './offer-search.ts';
import { useSearchOffersInfiniteQuery } from './offers.api.ts';
import type { OffersProps } from './offers-props.ts';
import type { DeferredDeletion } from './use-deferred-deletion.ts';
import type { OfferViewState } from './use-offer-view.ts';

type AvailableOffersProps = OffersProps & {
  view: OfferViewState;
  deletion: DeferredDeletion;
  onEdit: (offer: Offer) => void;
  /** Stands above the list by itself. */
  linkedId: string | null;
};

/** All that is neither a favourite nor applied to, the own ones among them. */
export const AvailableOffers = ({ view, linkedId, ...row }: AvailableOffersProps) => {
  const { t } = useTranslation('offers');
  const { self, deletion } = row;
  const query = useSearchOffersInfiniteQuery(view.search);
  const favourites = new Set(self.favOffers.map(({ _id }) => _id));
  const isShown = (offer: Offer) =>
    offer._id !== linkedId &&
    !favourites.has(offer._id) &&
    !isAppliedTo(offer, self._id) &&
    !deletion.isGone(offer._id);
  return (
    <>
      <OfferFilters view={view} />
      <OfferList
        query={query}
        isShown={isShown}
        help={t('noneHelp')}
        renderOffer={(offer) => <OfferRow {...row} offer={offer} />}
      >
        {isSearchingOffers(view.search) && (
          <Button look="line" size="sm" onClick={view.clear}>
            {t('clear')}
          </Button>
        )}
      </OfferList>
    </>
  );
};
