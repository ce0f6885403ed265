import { inks } from './inks.ts';
import { shoulders } from './portrait-body.ts';
import { faceNotes, heads } from './portrait-face.ts';
import { backgroundForm } from './portrait-ground.ts';
import { faceLine, hairBehind, hairInFront, hairStyles } from './portrait-hair.ts';
import { type Draw, drawIndex, drawsFrom, pick } from './rng.ts';
import type { Role } from './role.ts';
import { circle, clipped, path, rect, type Shape } from './shapes.ts';

const fullCrowns = [1, 3, 4, 6];

function overprint(draw: Draw, headShape: string, head: string, own: string, other: string): Shape[] {
  if (draw() >= 0.6) return [];
  const isRightHalf = draw() < 0.5;
  const takesOwnInk = head === inks.paper || head === inks.sky || head === other;
  const ink = takesOwnInk ? own : head === own ? other : inks.orchid;
  return [clipped(headShape, [rect(isRightHalf ? 60 : 30, 30, 30, 70, ink)], true)];
}

function earring(draw: Draw, trim: string): Shape[] {
  if (draw() >= 0.35) return [];
  const x = pick(draw, [34, 86]);
  return [circle(x, faceLine + 12, 4, pick(draw, [trim, inks.vermilion, inks.marigold]))];
}

function palette(draw: Draw, own: string, other: string, grounds: readonly string[]) {
  const without = (colours: readonly string[], ...taken: string[]) =>
    colours.filter((colour) => !taken.includes(colour));
  const ground = pick(draw, grounds);
  const head = pick(draw, without([inks.vermilion, inks.sky, inks.paper, other, own], ground));
  const hairInks = [inks.key, inks.key, inks.key, inks.vermilion, other, inks.leaf];
  const hair = pick(draw, without(hairInks, head, ground));
  const wearInks = [inks.key, own, inks.vermilion, inks.sky, inks.leaf, other];
  const wear = pick(draw, without(wearInks, head, ground, hair));
  return { ground, head, hair, wear, without };
}

/**
 * The print of a member, for viewBox "0 0 120 150" (avatars crop it to "14 14 92 92").
 * The order of the draws is part of the design: changing it changes everybody's face.
 */
export function portrait(id: string, role: Role): Shape[] {
  const draw = drawsFrom(`${role}:${id}`);
  const isArtist = role === 'artist';
  const own = isArtist ? inks.orchid : inks.marigold;
  const other = isArtist ? inks.marigold : inks.orchid;
  const tint = isArtist ? inks.blush : inks.butter;
  const { ground, head, hair, wear, without } = palette(draw, own, other, [tint, tint, own, inks.paper]);
  const back = backgroundForm(draw, role, own, ground);
  const style = drawIndex(draw, hairStyles);
  // Flat crowns only under hair that covers them.
  const headKind = fullCrowns.includes(style) ? drawIndex(draw, 3) : drawIndex(draw, 2) * 2;
  const cut = drawIndex(draw, 3);
  const detail = drawIndex(draw, 5);
  draw();
  const trim = pick(draw, without([inks.paper, other, own, inks.key], wear, head));
  const headShape = heads[headKind] ?? '';
  return [
    rect(0, 0, 120, 150, ground),
    ...back,
    ...hairBehind(style, hair),
    ...shoulders({ cut, detail, wear, trim, head }),
    path(headShape, head),
    ...overprint(draw, headShape, head, own, other),
    ...hairInFront(style, hair),
    ...faceNotes(draw, style, head),
    ...earring(draw, trim),
  ];
}
