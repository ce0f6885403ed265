import { Check, Minus, Plus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavouriteOffer, Offer, Self } from '../../lib/api-types.ts';
import { createPressGuard } from '../../lib/press-guard.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { useApplyToOfferMutation, useSetFavouriteMutation } from './offers.api.ts';
import styles from './offers-panel.module.css';

type Failure = (error: unknown) => void;
type ActionProps = { self: Self; offer: FavouriteOffer | Offer; onFailed: Failure };
type ApplyProps = ActionProps & {
  isApplied: boolean;
  /** Told where the offer goes from the list that it stands in. */
  onApplied?: ((title: string) => void) | undefined;
};

const mayPress = createPressGuard();

/** Apply, or the word that it was done; closed offers take nobody. */
export const ApplyButton = ({ self, offer, isApplied, onFailed, onApplied }: ApplyProps) => {
  const { t } = useTranslation('offers');
  const [apply, { isLoading }] = useApplyToOfferMutation();
  if (isApplied) {
    return (
      <span className={styles.applied}>
        <Icon of={Check} />
        {t('appliedState')}
      </span>
    );
  }
  const onApply = async (event: MouseEvent) => {
    if (isLoading || !mayPress(offer._id, event)) return;
    const { error } = await apply({ offerId: offer._id, selfId: self._id });
    if (error === undefined) return onApplied?.(offer.title);
    console.error('Error applying to offer');
    onFailed(error);
  };
  return (
    <Button
      look="meet"
      size="sm"
      disabled={offer.status !== 'open'}
      aria-label={t('applyTo', { title: offer.title })}
      onClick={(event) => void onApply(event)}
    >
      {t(isLoading ? 'applying' : 'apply')}
    </Button>
  );
};

const FavouriteButton = ({ self, offer, onFailed }: ActionProps) => {
  const { t } = useTranslation('offers');
  const [setFavourite, { isLoading }] = useSetFavouriteMutation();
  const isKept = self.favOffers.some(({ _id }) => _id === offer._id);
  const onPress = async () => {
    if (isLoading) return;
    const { error } = await setFavourite({ offer, selfId: self._id, isFavourite: !isKept });
    if (error !== undefined) onFailed(error);
  };
  return (
    <RoundButton
      isSmall
      aria-label={t(isKept ? 'removeFavourite' : 'addFavourite', { title: offer.title })}
      onClick={() => void onPress()}
    >
      <Icon of={isKept ? Minus : Plus} />
    </RoundButton>
  );
};

export const isAppliedTo = (offer: Partial<Pick<Offer, 'applicants'>>, selfId: string): boolean =>
  offer.applicants?.some(({ _id }) => _id === selfId) ?? false;

type MemberActionsProps = ApplyProps & {
  hasFavourite: boolean;
  /** The way to talk to the creator; the page knows how members stand to each other. */
  chat: ReactNode;
};

export const MemberActions = ({ hasFavourite, chat, ...action }: MemberActionsProps) => (
  <>
    <ApplyButton {...action} />
    {hasFavourite && <FavouriteButton {...action} />}
    {chat}
  </>
);
