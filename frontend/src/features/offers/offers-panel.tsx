import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useKeepFocus } from '../../lib/use-keep-focus.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AppliedOffers } from './applied-offers.tsx';
import { AvailableOffers } from './available-offers.tsx';
import { FavouriteOffers } from './favourite-offers.tsx';
import { LinkedOffer } from './linked-offer.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { OfferRow } from './offer-row.tsx';
import type { OfferTab } from './offer-search.ts';
import { OfferToast } from './offer-toast.tsx';
import styles from './offers-panel.module.css';
import type { OffersProps } from './offers-props.ts';
import { useDeferredDeletion } from './use-deferred-deletion.ts';
import { useEditedOffer } from './use-edited-offer.ts';
import { useLinkedOffer } from './use-linked-offer.ts';
import { useOfferView } from './use-offer-view.ts';

const appliedMs = 6_000;

type OffersPanelProps = Pick<OffersProps, 'self' | 'renderChat'> & {
  /** Says what could not be done. */
  onFailed: (reason: string) => void;
};

/** Available, favourite and applied offers; entrepreneurs make new ones here. */
export const OffersPanel = ({ self, renderChat, onFailed }: OffersPanelProps) => {
  const { t, i18n } = useTranslation('offers');
  const headingId = useId();
  const view = useOfferView();
  const errorTexts = useErrorTexts();
  const [edited, setEdited] = useEditedOffer(self._id);
  const { linkedId, close } = useLinkedOffer();
  const applied = useTimedMessage<string>(appliedMs);
  const offers = {
    self,
    renderChat,
    onFailed: (error: unknown) => onFailed(errorTexts(error).join(' ')),
    onApplied: applied.show,
  };
  const deletion = useDeferredDeletion(offers.onFailed);
  const row = { ...offers, deletion, onEdit: setEdited };
  const hasLinked = linkedId !== null && !deletion.isGone(linkedId);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useKeepFocus(heading, hasLinked);
  // The button of a toast goes with it.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const undo = () => {
    deletion.undo();
    focusHeading();
  };
  const showApplied = () => {
    applied.hide();
    view.change({ tab: 'applied' });
    focusHeading();
  };
  return (
    <section className={styles.panel} aria-labelledby={headingId} id="offers" {...keepFocus}>
      <div className={styles.head}>
        <h2 ref={heading} className="d3" id={headingId} tabIndex={-1}>
          {t('title')}
        </h2>
        {self.role === 'entrepreneur' && (
          <Button onClick={() => setEdited('new')}>
            <Icon of={Plus} />
            {t('newOffer')}
          </Button>
        )}
      </div>
      {hasLinked && (
        <LinkedOffer
          key={linkedId}
          id={linkedId}
          onClose={close}
          renderOffer={(offer) => <OfferRow {...row} offer={offer} />}
        />
      )}
      <Tabs<OfferTab>
        value={view.tab}
        onChange={(tab) => view.change({ tab })}
        label={t('title')}
        tabs={[
          {
            value: 'favourites',
            label: (
              <TabLabel text={t('tabs.favourites')} count={self.favOffers.length} language={i18n.language} />
            ),
            panel: <FavouriteOffers {...offers} />,
          },
          {
            value: 'available',
            label: t('tabs.available'),
            panel: <AvailableOffers {...row} view={view} linkedId={linkedId} />,
          },
          { value: 'applied', label: t('tabs.applied'), panel: <AppliedOffers {...offers} /> },
        ]}
      />
      {deletion.waiting && (
        <OfferToast
          text={t('deleted', { title: deletion.waiting.title })}
          action={t('undo')}
          hold={deletion.hold}
          onAction={undo}
        />
      )}
      {applied.value !== null && !deletion.waiting && (
        <OfferToast
          text={t('appliedTo', { title: applied.value })}
          action={t('showApplied')}
          hold={applied.hold}
          onAction={showApplied}
        />
      )}
      {edited !== null && (
        <OfferDialog
          self={self}
          offer={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
};

const TabLabel = ({ text, count, language }: { text: string; count: number; language: string }) => (
  <>
    {text}
    {count > 0 && <span className={styles.count}>{count.toLocaleString(language)}</span>}
  </>
);
