import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer, OfferPage } from '../../lib/api-types.ts';
import { useKeepFocus } from '../../lib/use-keep-focus.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { Empty } from '../../ui/empty.tsx';
import { Failed } from '../../ui/failed.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { OffersLoading } from './offers-loading.tsx';
import styles from './offers-panel.module.css';

/** What both infinite queries of offers answer, as far as a list needs it. */
type OfferQuery = {
  data?: { pages: OfferPage[] } | undefined;
  /** Absent while what is shown was found by another search. */
  currentData?: { pages: OfferPage[] } | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

type OfferListProps = {
  query: OfferQuery;
  /** False leaves an offer out; more is read when a page has nothing left. */
  isShown: (offer: Offer) => boolean;
  help: string;
  renderOffer: (offer: Offer) => ReactNode;
  /** Under the empty list: at most one action. */
  children?: ReactNode;
};

export const OfferList = ({ isShown, ...rest }: OfferListProps) => {
  const place = useRef<HTMLDivElement>(null);
  const offers = uniqueOffers(rest.query.data?.pages ?? []).filter(isShown);
  const keepFocus = useKeepFocus(place, offers.length);
  return (
    <div ref={place} tabIndex={-1} {...keepFocus}>
      <Offers {...rest} offers={offers} />
    </div>
  );
};

type OffersProps = Omit<OfferListProps, 'isShown'> & { offers: Offer[] };

const Offers = ({ query, offers, help, renderOffer, children }: OffersProps) => {
  const { t } = useTranslation('offers');
  useKeepLooking(query, offers.length);
  useLoggedFailure('Failed to fetch offers', query.isError);
  const isOutdated = query.currentData === undefined;
  if (isOutdated && query.isError)
    return <Failed text={t('failed')} error={query.error} onRetry={query.refetch} />;
  if (offers.length === 0 && (isOutdated || query.hasNextPage)) return <OffersLoading />;
  if (offers.length === 0) {
    return (
      <Empty title={t('none')} help={help}>
        {children}
      </Empty>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-busy={query.isFetching && !query.isFetchingNextPage}>
        {offers.map((offer) => (
          <li key={offer._id}>{renderOffer(offer)}</li>
        ))}
      </ul>
      {!isOutdated && query.hasNextPage && (
        <ShowMore
          label={t('showMore')}
          isLoading={query.isFetchingNextPage}
          failure={query.isFetchNextPageError ? t('moreFailed') : null}
          onMore={query.fetchNextPage}
        />
      )}
    </>
  );
};

/** An offer that moved over a page border between two requests is shown once. */
const uniqueOffers = (pages: OfferPage[]) => [
  ...new Map(pages.flatMap((page) => page.offers).map((offer) => [offer._id, offer])).values(),
];

/** Favourites and applied ones are left out here: a page without any other is not yet the end. */
function useKeepLooking(query: OfferQuery, shown: number): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isToGoOn = shown === 0 && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isToGoOn) void fetchNextPage();
  }, [isToGoOn, fetchNextPage]);
}
