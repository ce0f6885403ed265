import { circle, lobes, path, type Shape } from './shapes.ts';

/** The middle of the face; all hair and hats hang on this line. */
export const faceLine = 64;
const y = faceLine;
const top = y - 26;
export const hairStyles = 10;
export const beard = 9;

export function hairBehind(style: number, hair: string): Shape[] {
  switch (style) {
    case 0:
      return [path(`M32 ${y + 40}V${y - 4}A28 30 0 0 1 88 ${y - 4}V${y + 40}Z`, hair)];
    case 1:
      return [circle(60, y - 8, 37, hair)];
    case 2:
      return [circle(60, y - 36, 12, hair)];
    case 5:
      return [path(`M30 ${y + 58}V${y - 2}A30 32 0 0 1 90 ${y - 2}V${y + 58}Z`, hair)];
    case 6:
      return lobes(60, y - 8, 36, 9, hair);
    case 8:
      return [circle(34, y - 22, 13, hair), circle(86, y - 22, 13, hair)];
    default:
      return [];
  }
}

const fringe = `M36 ${y - 7}V${y - 31}H84V${y - 7}Q60 ${y - 22} 36 ${y - 7}Z`;

const fronts: readonly (readonly string[])[] = [
  [`M36 ${y - 6}A24 24 0 0 1 84 ${y - 6}Z`],
  [fringe],
  [`M36 ${y - 4}A24 25 0 0 1 84 ${y - 4}C74 ${y - 14} 60 ${y - 16} 36 ${y - 4}Z`],
  [`M34 ${y + 2}V${y - 8}A22 22 0 0 1 56 ${top - 4}H84V${y - 14}C64 ${y - 12} 46 ${y - 12} 42 ${y + 2}Z`],
  [
    `M37 ${y - 8}V${top - 6}Q37 ${top - 12} 43 ${top - 12}H77Q83 ${top - 12} 83 ${top - 6}V${y - 8}Q60 ${y - 16} 37 ${y - 8}Z`,
  ],
  [
    `M36 ${y}A24 26 0 0 1 60 ${top - 1}A24 26 0 0 1 84 ${y}C78 ${y - 18} 68 ${y - 18} 60 ${top + 4}C52 ${y - 18} 42 ${y - 18} 36 ${y}Z`,
  ],
  [fringe],
  [
    `M38 ${y - 12}A22 22 0 0 1 82 ${y - 12}Z`,
    `M20 ${y - 14}H100V${y - 10}A4 4 0 0 1 96 ${y - 8}H24A4 4 0 0 1 20 ${y - 12}Z`,
  ],
  [
    `M36 ${y - 4}A24 25 0 0 1 84 ${y - 4}C84 ${y - 16} 60 ${y - 20} 60 ${top + 8}C60 ${y - 20} 36 ${y - 16} 36 ${y - 4}Z`,
  ],
  [
    `M36 ${y + 5}C44 ${y + 8} 50 ${y + 9} 60 ${y + 9}S76 ${y + 8} 84 ${y + 5}A24.5 27 0 0 1 36 ${y + 5}Z`,
    `M35.5 ${y - 8}V${y - 12}A24.5 17 0 0 1 84.5 ${y - 12}V${y - 8}C78 ${y - 16} 42 ${y - 16} 35.5 ${y - 8}Z`,
  ],
];

export const hairInFront = (style: number, hair: string): Shape[] =>
  (fronts[style] ?? []).map((d) => path(d, hair));
