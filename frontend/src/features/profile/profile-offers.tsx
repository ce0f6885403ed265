import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer, Profile } from '../../lib/api-types.ts';
import { isCategory } from '../../lib/categories.ts';
import { useKeepFocus } from '../../lib/use-keep-focus.ts';
import { Failed } from '../../ui/failed.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useProfileOffersQuery } from './profile.api.ts';
import styles from './profile-offers.module.css';

type ProfileOffersProps = {
  profile: Pick<Profile, '_id' | 'role'>;
  renderAction: (offer: Offer) => ReactNode;
};

/** What an entrepreneur offers; artists post none, so theirs shows what is open to them. */
export const ProfileOffers = ({ profile, renderAction }: ProfileOffersProps) => {
  const { t } = useTranslation('profile');
  const isArtist = profile.role === 'artist';
  const result = useProfileOffersQuery(isArtist ? { status: 'open' } : { createdBy: profile._id });
  const { data: offers, error, isError, isFetching, refetch } = result;
  return (
    <Section title={t('offers.title')} tool={isArtist && <p className="small mute">{t('offers.open')}</p>}>
      {offers === undefined && isError && !isFetching && (
        <Failed text={t('offers.failed')} error={error} onRetry={refetch} />
      )}
      {offers === undefined && (!isError || isFetching) && <OffersLoading />}
      {offers?.length === 0 && <p className="mute">{t('offers.none')}</p>}
      {offers !== undefined && offers.length > 0 && (
        <ScrollBox className={styles.panel} label={t('offers.title')}>
          {offers.map((offer) => (
            <Row key={offer._id} offer={offer}>
              {renderAction(offer)}
            </Row>
          ))}
        </ScrollBox>
      )}
    </Section>
  );
};

const Row = ({ offer, children }: { offer: Offer; children: ReactNode }) => {
  const { t } = useTranslation(['profile', 'common']);
  const { title, status, category, location } = offer;
  const isOpen = status === 'open';
  const place = useRef<HTMLElement>(null);
  // The button that applies goes once it has.
  const keepFocus = useKeepFocus(place, offer);
  return (
    <article ref={place} className={styles.offer} tabIndex={-1} {...keepFocus}>
      <div>
        <h3 className="d5">{title}</h3>
        <p className={styles.meta}>
          <span className={isOpen ? styles.open : styles.closed}>
            {t(isOpen ? 'offers.status.open' : 'offers.status.closed')}
          </span>
          <span>{isCategory(category) ? t(`common:categories.${category}`) : category}</span>
          {location !== '' && <span>{location}</span>}
        </p>
      </div>
      {children}
    </article>
  );
};

const OffersLoading = () => {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.ghost} role="status">
      <span className="vh">{t('offers.loading')}</span>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
};
