import { round } from './shapes.ts';

type Point = readonly [number, number];

const towards = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const write = (point: Point) => `${round(point[0])} ${round(point[1])}`;

/** A star whose corners are all softened, so it looks printed and not cut. */
export function starPath(cx: number, cy: number, radius: number, points = 5): string {
  const inner = 0.56;
  const softness = 0.34;
  const corner = (i: number): Point => {
    const turn = ((-90 + (i * 180) / points) * Math.PI) / 180;
    const reach = i % 2 === 1 ? radius * inner : radius;
    return [cx + reach * Math.cos(turn), cy + reach * Math.sin(turn)];
  };
  const count = points * 2;
  let d = '';
  for (let i = 0; i < count; i++) {
    const tip = corner(i);
    const enter = towards(tip, corner((i + count - 1) % count), softness);
    const leave = towards(tip, corner((i + 1) % count), softness);
    d += `${i === 0 ? 'M' : 'L'}${write(enter)}Q${write(tip)} ${write(leave)}`;
  }
  return `${d}Z`;
}
