import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer, Self } from '../../lib/api-types.ts';
import { useKeptFields } from '../../lib/use-kept-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { emptyWords, isChanged, offerPlaces, wordsOf } from './offer-draft.ts';
import styles from './offer-form.module.css';
import { OfferForm } from './offer-form.tsx';

type OfferDialogProps = {
  self: Self;
  /** Absent for a new one. */
  offer: Offer | undefined;
  onClose: () => void;
};

/** The form in a wide dialog; what was typed is not thrown away without a question. */
export const OfferDialog = ({ self, offer, onClose }: OfferDialogProps) => {
  const { t } = useTranslation('offers');
  const [before] = useState(() => (offer === undefined ? emptyWords : wordsOf(offer)));
  const { fields, set, forget } = useKeptFields(`${offerPlaces(self._id)}${offer?._id ?? 'new'}`, before);
  // A file does not outlive the page.
  const [image, setImage] = useState<File | null>();
  const [isAsking, setIsAsking] = useState(false);
  const draft = { ...fields, image };
  const leave = () => {
    forget();
    onClose();
  };
  const close = () => (isChanged(draft, before) ? setIsAsking(true) : leave());
  return (
    <>
      <Dialog isOpen onClose={close} title={t(offer === undefined ? 'newOffer' : 'editOffer')} isWide>
        <OfferForm
          self={self}
          offer={offer}
          draft={draft}
          onChange={set}
          onImage={setImage}
          onCancel={close}
          onSaved={leave}
        />
      </Dialog>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title={t('unsavedTitle')}>
        <p>{t('unsavedText')}</p>
        <div className={styles.buttons}>
          <Button look="quiet" onClick={() => setIsAsking(false)}>
            {t('keepEditing')}
          </Button>
          <Button look="bad" onClick={leave}>
            {t('discard')}
          </Button>
        </div>
      </Dialog>
    </>
  );
};
