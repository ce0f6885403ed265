import type { Offer } from '../../lib/api-types.ts';
import { CreatorActions } from './creator-actions.tsx';
import { isAppliedTo, MemberActions } from './offer-actions.tsx';
import { OfferCard } from './offer-card.tsx';
import { cardOf } from './offers.api.ts';
import type { OffersProps } from './offers-props.ts';
import type { DeferredDeletion } from './use-deferred-deletion.ts';

type OfferRowProps = OffersProps & {
  offer: Offer;
  deletion: DeferredDeletion;
  onEdit: (offer: Offer) => void;
};

/** An offer with all that can be done about it: by its creator, or by everybody else. */
export const OfferRow = ({
  self,
  offer,
  deletion,
  onEdit,
  onFailed,
  onApplied,
  renderChat,
}: OfferRowProps) => (
  <OfferCard offer={offer}>
    {offer.createdBy._id === self._id ? (
      <CreatorActions offer={offer} onEdit={() => onEdit(offer)} onDelete={() => deletion.remove(offer)} />
    ) : (
      <MemberActions
        self={self}
        offer={offer}
        isApplied={isAppliedTo(offer, self._id)}
        hasFavourite={!offer.deletedAt}
        onFailed={onFailed}
        onApplied={onApplied}
        chat={renderChat(cardOf(offer.createdBy))}
      />
    )}
  </OfferCard>
);
