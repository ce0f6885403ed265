import { useState } from 'react';
import { ApplyButton, isAppliedTo } from '../features/offers/offer-actions.tsx';
import type { Offer, Self } from '../lib/api-types.ts';
import { useErrorTexts } from '../lib/use-error-texts.ts';
import styles from './profile.module.css';

/** Apply, or that one has; nothing for visitors and on one's own offers. */
export const ProfileOfferAction = ({ offer, self }: { offer: Offer; self: Self | undefined }) => {
  const errorTexts = useErrorTexts();
  const [refusal, setRefusal] = useState('');
  if (self === undefined || offer.createdBy._id === self._id) return null;
  return (
    <>
      <ApplyButton
        self={self}
        offer={offer}
        isApplied={isAppliedTo(offer, self._id)}
        onFailed={(error) => setRefusal(errorTexts(error).join(' '))}
      />
      <p className={styles.refused} role="alert">
        {refusal}
      </p>
    </>
  );
};
