import { inks } from './inks.ts';
import { type Draw, drawIndex, pick } from './rng.ts';
import { circle, lane, lobes, overprint, path, rect, round, type Shape } from './shapes.ts';

/** Ground, two inks and a third that is used sparingly. */
export type Palette = readonly [ground: string, first: string, second: string, third: string];
type Sheet = (draw: Draw, palette: Palette) => Shape[];

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const turn = (palette: Palette, i: number): string => palette[1 + (i % 3)] ?? palette[1];

const rings: Sheet = (draw, palette) => {
  const x = pick(draw, [0, 60, 120]);
  const y = pick(draw, [120, 60, 0]);
  return times(6, (i) => circle(x, y, 100 - i * 16, turn(palette, i)));
};

const cutOuts: Sheet = (draw, [ground, first, second, third]) => {
  const isDark = ground === inks.key || ground === inks.leaf;
  const leaves = times(5, (i): Shape => {
    const x = 12 + draw() * 96;
    const y = 12 + draw() * 96;
    const q = 14 + draw() * 20;
    const degrees = draw() * 180;
    const [near, far] = [round(-q * 0.4), round(q * 0.3)];
    const [plus, minus] = [round(q), round(-q)];
    const d = `M0 ${minus}C${plus} ${minus} ${plus} ${plus} 0 ${plus}C${near} ${far} ${near} ${-far} 0 ${minus}Z`;
    return {
      el: 'group',
      shapes: [path(d, i % 2 === 0 ? first : second)],
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(degrees)})`,
      multiply: !isDark,
    };
  });
  return [...leaves, circle(30 + draw() * 60, 30 + draw() * 60, 9, third)];
};

const tilePaths = (x: number, y: number, q: number): string[] => [
  `M${x} ${y}H${x + q}A${q} ${q} 0 0 1 ${x} ${y + q}Z`,
  `M${x + q} ${y}V${y + q}A${q} ${q} 0 0 1 ${x} ${y}Z`,
  `M${x + q} ${y + q}H${x}A${q} ${q} 0 0 1 ${x + q} ${y}Z`,
  `M${x} ${y + q}V${y}A${q} ${q} 0 0 1 ${x + q} ${y + q}Z`,
  `M${x + q} ${y + q / 2}A${q / 2} ${q / 2} 0 1 1 ${x} ${y + q / 2}A${q / 2} ${q / 2} 0 1 1 ${x + q} ${y + q / 2}Z`,
];

const quarterTiles: Sheet = (draw, [, first, second, third]) =>
  times(16, (i) => {
    const colour = pick(draw, [first, second, first, second, third]);
    return path(pick(draw, tilePaths((i % 4) * 30, Math.floor(i / 4) * 30, 30)), colour);
  });

const sunAndHills: Sheet = (draw, [ground, first, second, third]) => {
  const x = 30 + draw() * 60;
  return [
    circle(x, 46, 30, first),
    path('M0 84C30 62 50 96 80 78S120 76 120 76V120H0Z', second),
    path('M0 104C40 84 70 112 120 92V120H0Z', third),
    ...times(3, (i) => rect(x - 24 + i * 3, 40 + i * 8, 48 - i * 6, 2.6, ground)),
  ];
};

const halftone: Sheet = (draw, [, first, second]) => {
  const isAcross = draw() < 0.5;
  const dots = times(100, (i) => {
    const [x, y] = [i % 10, Math.floor(i / 10)];
    return circle(6 + x * 12, 6 + y * 12, 0.8 + (isAcross ? x : y) * 0.62, first);
  });
  return [circle(60, 60, 42, second), overprint(dots)];
};

const bend: Sheet = (_draw, palette) => [
  ...times(3, (i) => {
    const q = 66 - i * 16;
    const y = 22 + i * 16;
    return lane(`M-10 ${y}H30A${q} ${q} 0 0 1 ${30 + q} ${y + q}V130`, turn(palette, i), 16.4);
  }),
  circle(24, 98, 14, palette[1]),
];

const flower: Sheet = (draw, [, first, second, third]) => [
  ...lobes(60, 60, 50, pick(draw, [6, 8, 10]), first),
  ...lobes(60, 60, 30, pick(draw, [6, 8]), second),
  circle(60, 60, 12, third),
];

const stairs: Sheet = (_draw, palette) => [
  ...times(5, (i) => rect(i * 24, 96 - i * 22, 24, 130, turn(palette, i))),
  circle(28, 34, 18, palette[2]),
];

const waves: Sheet = (draw, palette) =>
  times(7, (i) => {
    const rise = round(-16 + draw() * 4);
    return lane(`M-10 ${12 + i * 17}q17.5 ${rise} 35 0t35 0 35 0 35 0`, turn(palette, i), 9);
  });

const bowl: Sheet = (draw, [ground, first, second, third]) => {
  const y = round(58 + draw() * 10);
  return [
    path(`M14 ${y}H106A46 46 0 0 1 14 ${y}Z`, first),
    path(`M38 ${y}A22 22 0 0 1 82 ${y}Z`, second),
    circle(60, y - 34, 11, third),
    ...times(3, (i) => rect(30 + i * 4, y + 8 + i * 9, 60 - i * 8, 3, ground)),
  ];
};

const sheets = [
  rings,
  cutOuts,
  quarterTiles,
  sunAndHills,
  halftone,
  bend,
  flower,
  stairs,
  waves,
  bowl,
] as const;

export const drawSheet: Sheet = (draw, palette) =>
  (sheets[drawIndex(draw, sheets.length)] ?? rings)(draw, palette);
