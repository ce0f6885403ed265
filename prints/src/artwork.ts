import { drawSheet, type Palette } from './artwork-sheets.ts';
import { inks } from './inks.ts';
import { drawsFrom, pick } from './rng.ts';
import { rect, type Shape } from './shapes.ts';

const { paper, orchid, marigold, vermilion, key, sky, leaf, blush, butter } = inks;

const palettes: readonly Palette[] = [
  [paper, orchid, marigold, key],
  [blush, vermilion, orchid, key],
  [butter, marigold, vermilion, key],
  [paper, sky, vermilion, key],
  [key, orchid, marigold, vermilion],
  [leaf, blush, marigold, key],
  [sky, paper, vermilion, key],
  [vermilion, blush, marigold, key],
  [butter, leaf, orchid, key],
];

/** A sheet of 120 by 120 that stands in where no image was uploaded: the same for the same id, everywhere. */
export function artwork(id: string): Shape[] {
  const draw = drawsFrom(`art:${id}`);
  const palette = pick(draw, palettes);
  return [rect(0, 0, 120, 120, palette[0]), ...drawSheet(draw, palette)];
}
