import { useTranslation } from 'react-i18next';
import { MemberActions } from './offer-actions.tsx';
import { OfferCard } from './offer-card.tsx';
import { OfferList } from './offer-list.tsx';
import { cardOf, useAppliedOffersInfiniteQuery } from './offers.api.ts';
import type { OffersProps } from './offers-props.ts';

export const AppliedOffers = ({ self, onFailed, renderChat }: OffersProps) => {
  const { t } = useTranslation('offers');
  const query = useAppliedOffersInfiniteQuery(self._id);
  return (
    <OfferList
      query={query}
      isShown={() => true}
      help={t('noneAppliedHelp')}
      renderOffer={(offer) => (
        <OfferCard offer={offer}>
          <MemberActions
            self={self}
            offer={offer}
            isApplied
            hasFavourite={false}
            onFailed={onFailed}
            chat={renderChat(cardOf(offer.createdBy))}
          />
        </OfferCard>
      )}
    />
  );
};
