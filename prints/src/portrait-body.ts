import { faceLine } from './portrait-hair.ts';
import { circle, clipped, path, rect, type Shape } from './shapes.ts';

const bodies = [
  'M12 150V134A48 34 0 0 1 108 134V150Z',
  'M14 150V122Q14 104 34 104H86Q106 104 106 122V150Z',
  'M6 150C10 116 40 102 60 102S110 116 114 150Z',
];

type Body = { cut: number; detail: number; wear: string; trim: string; head: string };

function garmentDetail({ detail, wear, trim, head }: Body): Shape[] {
  switch (detail) {
    case 1:
      return [path('M46 101L60 126 74 101Z', head)];
    case 2:
      return [rect(45, 94, 30, 22, wear, 6), rect(45, 94, 30, 4, trim, 2)];
    case 3:
      return [path('M44 101L60 150H40L28 112Z', trim), path('M76 101L60 150H80L92 112Z', trim)];
    case 4:
      return [circle(60, 116, 3, trim), circle(60, 128, 3, trim), circle(60, 140, 3, trim)];
    default:
      return [];
  }
}

/** Shoulders, stripes, neck and what lies over them, in this order. */
export function shoulders(body: Body): Shape[] {
  const outline = bodies[body.cut] ?? '';
  const stripes = [0, 1, 2, 3].map((i) => rect(0, 112 + i * 11, 120, 5, body.trim));
  return [
    path(outline, body.wear),
    ...(body.detail === 0 ? [clipped(outline, stripes)] : []),
    path(`M50 ${faceLine + 12}H70V104A10 10 0 0 1 50 104Z`, body.head),
    ...garmentDetail(body),
  ];
}
