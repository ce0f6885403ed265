export type Shape =
  | { el: 'circle'; cx: number; cy: number; r: number; fill: string }
  | { el: 'rect'; x: number; y: number; width: number; height: number; fill: string; rx?: number }
  | { el: 'path'; d: string; fill: string }
  | { el: 'stroke'; d: string; stroke: string; width?: number; multiply?: boolean }
  | {
      el: 'group';
      shapes: Shape[];
      clip?: string;
      multiply?: boolean;
      isApart?: boolean;
      transform?: string;
    };

/** One decimal is enough for print and keeps the markup small. */
export const round = (value: number) => Number(value.toFixed(1));

export const circle = (cx: number, cy: number, r: number, fill: string): Shape => ({
  el: 'circle',
  cx: round(cx),
  cy: round(cy),
  r: round(r),
  fill,
});

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx?: number,
): Shape => ({
  el: 'rect',
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
  fill,
  ...(rx === undefined ? {} : { rx }),
});

export const path = (d: string, fill: string): Shape => ({ el: 'path', d, fill });

export const stroke = (d: string, colour: string): Shape => ({ el: 'stroke', d, stroke: colour });

/** A lane of the given width, square at its ends. */
export const lane = (d: string, colour: string, width: number, multiply = false): Shape => ({
  el: 'stroke',
  d,
  stroke: colour,
  width,
  multiply,
});

export const overprint = (shapes: Shape[]): Shape => ({ el: 'group', shapes, multiply: true });

/** Printed over each other, but not over what lies below. */
export const apart = (shapes: Shape[]): Shape => ({ el: 'group', shapes, isApart: true });

export const clipped = (clip: string, shapes: Shape[], multiply = false): Shape => ({
  el: 'group',
  clip,
  shapes,
  multiply,
});

/** A groovy flower, or a cloud of curls: lobes on a circle around a filled middle. */
export function lobes(cx: number, cy: number, radius: number, count: number, fill: string): Shape[] {
  const angle = Math.PI / count;
  const lobe = radius * Math.sin(angle) * 1.08;
  const middle = radius * Math.cos(angle);
  const around = Array.from({ length: count }, (_, i) => {
    const turn = (i * 2 * Math.PI) / count - Math.PI / 2;
    return circle(cx + middle * Math.cos(turn), cy + middle * Math.sin(turn), lobe, fill);
  });
  return [...around, circle(cx, cy, middle, fill)];
}
