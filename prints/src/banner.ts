import { inks } from './inks.ts';
import { type Draw, drawsFrom, pick } from './rng.ts';
import type { Role } from './role.ts';
import { apart, circle, lane, lobes, path, rect, round, type Shape } from './shapes.ts';
import { starPath } from './star.ts';

/** A flower for artists, stairs for entrepreneurs. */
function landmark(draw: Draw, role: Role, x: number): Shape[] {
  if (role === 'artist') {
    return [
      ...lobes(round(x + 130), 34, 46, pick(draw, [8, 9, 10]), inks.paper),
      circle(x + 130, 34, 15, inks.vermilion),
    ];
  }
  return [
    path(`M${round(x + 90)} 130V54h26V28h26V6h26V130Z`, inks.paper),
    circle(x + 103, 36, 11, inks.vermilion),
  ];
}

/** Two lives, four lanes, for viewBox "0 0 480 120": one pair enters left, one right, and they cross. */
export function banner(id: string, role: Role): Shape[] {
  const draw = drawsFrom(`ban:${id}`);
  const isArtist = role === 'artist';
  const [own, other] = isArtist ? [inks.orchid, inks.marigold] : [inks.marigold, inks.orchid];
  const leftX = 250 + draw() * 40;
  const rightX = 200 - draw() * 40;
  const leftY = 26 + draw() * 10;
  const rightY = 84 + draw() * 8;
  const fromLeft = (bend: number, shift: number) =>
    `M-20 ${round(leftY + shift)}H${round(leftX)}A${bend} ${bend} 0 0 1 ${round(leftX + bend)} ${round(leftY + shift + bend)}V160`;
  const fromRight = (bend: number, shift: number) =>
    `M500 ${round(rightY + shift)}H${round(rightX)}A${bend} ${bend} 0 0 1 ${round(rightX - bend)} ${round(rightY + shift - bend)}V-40`;
  return [
    rect(0, 0, 480, 120, isArtist ? inks.blush : inks.butter),
    ...landmark(draw, role, leftX),
    apart([
      lane(fromLeft(44, 0), own, 26, true),
      lane(fromLeft(18, 26), own, 6, true),
      lane(fromRight(44, 0), other, 26, true),
      lane(fromRight(18, -26), other, 6, true),
    ]),
    path(starPath(round(rightX - 92), 78, 17), inks.key),
  ];
}
