import type { Box } from './use-target-box.ts';

type Screen = { width: number; height: number };

export type TourPlace = {
  spot: Box;
  card: { left?: number; top?: number; bottom?: number };
  /** Where the card stands: below or above what it points to, or at the edge of the screen. */
  side: 'below' | 'above' | 'edge';
};

const paddingPx = 20;
const gapPx = 24;
const cardWidthPx = 384;
/** What a card may need, with the gap. */
const cardHeightPx = 300;
/** The light keeps its corners off the edge of the screen. */
const edgePx = 6;
/** Of something tall at least so much stays in the light. */
const leastSpotPx = 200;

const leftOf = (spot: Box, { width }: Screen): number => {
  const wanted = spot.left + Math.min(0.14 * width, 240);
  return Math.max(paddingPx, Math.min(wanted, width - cardWidthPx - paddingPx));
};

/** The light falls on the target and a margin around it; what is tall is cut so that the card fits below. */
export function placeOf({ top, left, width, height }: Box, screen: Screen): TourPlace {
  const roomPx = Math.min(left, screen.width - left - width) - edgePx;
  const sidePx = Math.min(paddingPx, Math.max(0, roomPx));
  const spot = {
    top: top - paddingPx,
    left: left - sidePx,
    width: width + 2 * sidePx,
    height: height + 2 * paddingPx,
  };
  const isNarrow = screen.width < cardWidthPx + 4 * paddingPx;
  const sideways = isNarrow ? {} : { left: leftOf(spot, screen) };
  const roomBelow = screen.height - cardHeightPx - spot.top;
  if (roomBelow >= Math.min(spot.height, leastSpotPx)) {
    const cut = { ...spot, height: Math.min(spot.height, roomBelow) };
    return { spot: cut, card: { ...sideways, top: cut.top + cut.height + gapPx }, side: 'below' };
  }
  if (spot.top >= cardHeightPx)
    return { spot, card: { ...sideways, bottom: screen.height - spot.top + gapPx }, side: 'above' };
  return { spot, card: {}, side: 'edge' };
}
