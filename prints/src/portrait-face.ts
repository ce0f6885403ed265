import { inks } from './inks.ts';
import { beard, faceLine } from './portrait-hair.ts';
import { type Draw, drawIndex, pick } from './rng.ts';
import { circle, path, rect, type Shape, stroke } from './shapes.ts';

const y = faceLine;
const eyeLine = y + 1;

export const heads = [
  `M36 ${y}A24 25 0 0 1 84 ${y}A24 26 0 0 1 36 ${y}Z`,
  `M37 ${y - 22}H83V${y + 2}A23 26 0 0 1 37 ${y + 2}Z`,
  `M38 ${y - 6}A22 22 0 0 1 82 ${y - 6}V${y + 8}A22 22 0 0 1 38 ${y + 8}Z`,
];

const ring = (cx: number) => `M${cx - 7} ${eyeLine}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`;

function eyes(kind: number, line: string): Shape[] {
  switch (kind) {
    case 0:
      return [circle(51, eyeLine, 2.3, line), circle(69, eyeLine, 2.3, line)];
    case 1:
      return [stroke(`M46 ${eyeLine}q5 5 10 0M64 ${eyeLine}q5 5 10 0`, line)];
    case 2:
      return [
        stroke(`${ring(50)}${ring(70)}M57 ${eyeLine}h6`, line),
        circle(50, eyeLine, 1.8, line),
        circle(70, eyeLine, 1.8, line),
      ];
    case 3:
      return [
        path(
          `M40 ${eyeLine - 4}H58V${eyeLine}A8 8 0 0 1 42 ${eyeLine}ZM62 ${eyeLine - 4}H80L78 ${eyeLine}A8 8 0 0 1 62 ${eyeLine}Z`,
          line,
        ),
        rect(38, eyeLine - 5, 44, 3, line, 1.5),
      ];
    default:
      return [circle(51, eyeLine, 2.3, line), stroke(`M65 ${eyeLine}q4 4 8 0`, line)];
  }
}

function mouth(draw: Draw, head: string, line: string): Shape {
  return pick(draw, [
    stroke(`M54 ${y + 13}q6 5 12 0`, line),
    path(`M53 ${y + 12}H67A7 6 0 0 1 53 ${y + 12}Z`, line),
    rect(55, y + 13, 10, 2.4, line, 1.2),
    circle(60, y + 14, 2.8, head === inks.vermilion ? inks.key : inks.vermilion),
  ]);
}

/** Three notes at most; a beard leaves room for fewer. */
export function faceNotes(draw: Draw, style: number, head: string): Shape[] {
  const line = head === inks.key ? inks.paper : inks.key;
  const kind = drawIndex(draw, 5);
  if (style !== beard) return [...eyes(kind, line), mouth(draw, head, line)];
  return [
    circle(51, eyeLine - 5, 2.3, line),
    circle(69, eyeLine - 5, 2.3, line),
    path(`M53 ${eyeLine + 14}H67A7 5 0 0 1 53 ${eyeLine + 14}Z`, head),
  ];
}
