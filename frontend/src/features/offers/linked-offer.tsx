import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../lib/api-types.ts';
import { isApiError } from '../../lib/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import styles from './linked-offer.module.css';
import { useOfferQuery } from './offers.api.ts';
import { OffersLoading } from './offers-loading.tsx';

type LinkedOfferProps = { id: string; onClose: () => void; renderOffer: (offer: Offer) => ReactNode };

const isId = (id: string) => /^[0-9a-f]{24}$/.test(id);

/** The one offer a link leads to: found wherever it is listed, brought into view, or said to be gone. */
export const LinkedOffer = ({ id, onClose, renderOffer }: LinkedOfferProps) => {
  const { t } = useTranslation('offers');
  const { data: offer, error, isFetching, refetch } = useOfferQuery(id, { skip: !isId(id) });
  const isRefused = isApiError(error) && (error.status === 404 || error.status === 400);
  const isGone = offer === undefined && (!isId(id) || isRefused);
  const hasFailed = offer === undefined && !isGone && error !== undefined && !isFetching;
  const place = useArrival(offer !== undefined || isGone || hasFailed);
  return (
    <section ref={place} className={styles.linked} aria-label={t('linked')} tabIndex={-1}>
      <div className={styles.head}>
        <h3 className="d5">{t(isGone ? 'linkedGone' : 'linked')}</h3>
        <Button look="quiet" size="sm" onClick={onClose}>
          {t('linkedClose')}
        </Button>
      </div>
      {isGone && <p>{t('linkedGoneHelp')}</p>}
      {hasFailed && <Failed text={t('linkedFailed')} error={error} onRetry={refetch} />}
      {offer !== undefined && renderOffer(offer)}
      {offer === undefined && !isGone && !hasFailed && <OffersLoading rows={1} />}
    </section>
  );
};

/** Takes the view and the focus there as soon as there is something to see. */
function useArrival(hasArrived: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!hasArrived) return;
    place.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    place.current?.focus({ preventScroll: true });
  }, [hasArrived]);
  return place;
}
