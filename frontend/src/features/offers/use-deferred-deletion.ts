import { useEffect, useRef, useState } from 'react';
import type { Offer } from '../../lib/api-types.ts';
import { awaitBeforeSignOut, beforeSignOut } from '../../lib/before-sign-out.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { useDeleteOfferMutation } from './offers.api.ts';

const undoMs = 6_000;

export type DeferredDeletion = ReturnType<typeof useDeferredDeletion>;

/** Deletes when nobody took it back for a while, or when the page is left or the member signs out: undoing needs no way back on the server. */
export function useDeferredDeletion(onFailed: (error: unknown) => void) {
  const [deleteOffer] = useDeleteOfferMutation();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef<Offer | null>(null);

  const restore = (id: string) => setGone((before) => new Set([...before].filter((each) => each !== id)));
  const carryOut = async () => {
    const offer = waiting.current;
    waiting.current = null;
    if (offer === null) return;
    const { error } = await awaitBeforeSignOut(deleteOffer(offer._id));
    if (error === undefined) return;
    restore(offer._id);
    onFailed(error);
  };
  const shown = useTimedMessage<Offer>(undoMs, () => void carryOut());
  const latest = useRef(carryOut);
  latest.current = carryOut;

  useEffect(() => {
    const leave = () => void latest.current();
    window.addEventListener('pagehide', leave);
    const forget = beforeSignOut(() => latest.current());
    return () => {
      forget();
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    waiting: shown.value,
    hold: shown.hold,
    isGone: (id: string) => gone.has(id),
    remove(offer: Offer) {
      void carryOut();
      waiting.current = offer;
      setGone((before) => new Set([...before, offer._id]));
      shown.show(offer);
    },
    undo() {
      const offer = waiting.current;
      waiting.current = null;
      shown.hide();
      if (offer !== null) restore(offer._id);
    },
  };
}
