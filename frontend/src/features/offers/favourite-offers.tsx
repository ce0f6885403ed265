import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavouriteOffer } from '../../lib/api-types.ts';
import { useKeepFocus } from '../../lib/use-keep-focus.ts';
import { Empty } from '../../ui/empty.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { isAppliedTo, MemberActions } from './offer-actions.tsx';
import { OfferCard } from './offer-card.tsx';
import { useOfferQuery } from './offers.api.ts';
import styles from './offers-panel.module.css';
import type { OffersProps } from './offers-props.ts';

const pageSize = 12;

export const FavouriteOffers = (props: OffersProps) => {
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(place, props.self.favOffers.length);
  return (
    <div ref={place} tabIndex={-1} {...keepFocus}>
      <Favourites {...props} />
    </div>
  );
};

const Favourites = (props: OffersProps) => {
  const { t } = useTranslation('offers');
  const [shown, setShown] = useState(pageSize);
  const { favOffers } = props.self;
  if (favOffers.length === 0) return <Empty title={t('none')} help={t('noneFavouriteHelp')} />;
  return (
    <>
      <ul className={styles.list}>
        {favOffers.slice(0, shown).map((offer) => (
          <li key={offer._id}>
            <Favourite {...props} offer={offer} />
          </li>
        ))}
      </ul>
      {favOffers.length > shown && (
        <ShowMore label={t('showMore')} onMore={() => setShown(shown + pageSize)} />
      )}
    </>
  );
};

/** A favourite is a copy without its text; the offer itself also says whether one has applied. */
const Favourite = ({ offer: kept, ...props }: OffersProps & { offer: FavouriteOffer }) => {
  const { self, onFailed, onApplied, renderChat } = props;
  const { data } = useOfferQuery(kept._id);
  const offer = data ?? kept;
  return (
    <OfferCard offer={offer}>
      <MemberActions
        self={self}
        offer={offer}
        isApplied={data !== undefined && isAppliedTo(data, self._id)}
        hasFavourite
        onFailed={onFailed}
        onApplied={onApplied}
        chat={renderChat(kept.createdBy)}
      />
    </OfferCard>
  );
};
