import { inks } from './inks.ts';
import { type Draw, drawIndex, pick } from './rng.ts';
import type { Role } from './role.ts';
import { circle, lobes, path, rect, type Shape } from './shapes.ts';

/** Round for artists. */
function roundForm(draw: Draw, kind: number, back: string, ground: string): Shape[] {
  switch (kind) {
    case 0:
      return [circle(60, 60, 46, back)];
    case 1:
      return lobes(60, 60, 52, pick(draw, [7, 8, 9, 11]), back);
    case 2:
      return [path('M10 150V58A50 50 0 0 1 110 58V150Z', back)];
    case 3:
      return [circle(60, 64, 56, back), circle(60, 64, 44, ground), circle(60, 64, 33, back)];
    default:
      return [circle(pick(draw, [26, 94]), 34, 36, back)];
  }
}

/** Built for entrepreneurs. */
function builtForm(kind: number, back: string): Shape[] {
  switch (kind) {
    case 0:
      return [rect(60, 0, 60, 150, back)];
    case 1:
      return [path('M0 150L120 0V150Z', back)];
    case 2:
      return [path('M4 150V92H42V58H80V24H120V150Z', back)];
    case 3:
      return [path('M60 2L122 64 60 126 -2 64Z', back)];
    default:
      return [rect(0, 0, 60, 75, back), rect(60, 75, 60, 75, back)];
  }
}

export function backgroundForm(draw: Draw, role: Role, own: string, ground: string): Shape[] {
  const isArtist = role === 'artist';
  const tint = isArtist ? inks.blush : inks.butter;
  const back = own === ground ? tint : own;
  const kind = drawIndex(draw, 5);
  return isArtist ? roundForm(draw, kind, back, ground) : builtForm(kind, back);
}
