import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { PortfolioImage } from '../../lib/api-types.ts';
import { moveItem, placeAfterKey } from './move-item.ts';

/** On every image of the grid, so that the one under the pointer is found. */
export const imageIdAttribute = 'data-image-id';

const imageIdAt = ({ clientX, clientY }: PointerEvent) =>
  document
    .elementFromPoint(clientX, clientY)
    ?.closest(`[${imageIdAttribute}]`)
    ?.getAttribute(imageIdAttribute);

type Grip = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent) => void
> & {
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * The images in the order being made: dragging shows it at every step and saves it at the end,
 * a key moves one place and saves at once.
 */
export function usePortfolioOrder(
  images: readonly PortfolioImage[],
  save: (images: PortfolioImage[], moved: PortfolioImage) => void,
) {
  const [draft, setDraft] = useState<{ images: PortfolioImage[]; id: string } | null>(null);
  const pointer = useRef<number | null>(null);
  const shown = draft?.images ?? images;

  const gripOf = (image: PortfolioImage): Grip => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointer.current = event.pointerId;
      setDraft({ images: [...images], id: image._id });
    },
    onPointerMove(event) {
      if (pointer.current !== event.pointerId || draft === null) return;
      const from = draft.images.findIndex((each) => each._id === draft.id);
      const to = draft.images.findIndex((each) => each._id === imageIdAt(event));
      if (to !== -1 && to !== from) setDraft({ ...draft, images: moveItem(draft.images, from, to) });
    },
    onPointerUp() {
      pointer.current = null;
      setDraft(null);
      const isMoved = draft?.images.some((each, place) => each._id !== images[place]?._id);
      if (draft !== null && isMoved === true) save(draft.images, image);
    },
    onPointerCancel() {
      pointer.current = null;
      setDraft(null);
    },
    onKeyDown(event) {
      const from = images.findIndex((each) => each._id === image._id);
      const to = placeAfterKey(event.key, from, images.length);
      if (to === null) return;
      event.preventDefault();
      save(moveItem(images, from, to), image);
    },
  });

  return { shown, gripOf, draggedId: draft?.id ?? null };
}
