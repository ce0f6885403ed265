import type { Shape } from '../lib/generative/shapes.ts';

type ShapesProps = { shapes: readonly Shape[]; idPrefix: string };

const Drawn = ({ shape, id }: { shape: Shape; id: string }) => {
  switch (shape.el) {
    case 'circle':
      return <circle cx={shape.cx} cy={shape.cy} r={shape.r} fill={shape.fill} />;
    case 'rect': {
      const { x, y, width, height, rx, fill } = shape;
      return <rect x={x} y={y} width={width} height={height} rx={rx} fill={fill} />;
    }
    case 'path':
      return <path d={shape.d} fill={shape.fill} />;
    case 'stroke':
      return <path d={shape.d} fill="none" stroke={shape.stroke} strokeWidth="2.2" strokeLinecap="round" />;
    case 'group':
      return (
        <>
          {shape.clip !== undefined && (
            <clipPath id={id}>
              <path d={shape.clip} />
            </clipPath>
          )}
          <g
            clipPath={shape.clip === undefined ? undefined : `url(#${id})`}
            style={shape.multiply === true ? { mixBlendMode: 'multiply' } : undefined}
          >
            <Shapes shapes={shape.shapes} idPrefix={id} />
          </g>
        </>
      );
  }
};

/** The order of shapes is fixed by the member's id, so the position is a sound key. */
export const Shapes = ({ shapes, idPrefix }: ShapesProps) =>
  shapes.map((shape, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other identity
    <Drawn key={position} shape={shape} id={`${idPrefix}-${position}`} />
  ));
