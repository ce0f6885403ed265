import type { Shape } from '@kindred/prints/shapes';
import { classNames } from '../lib/class-names.ts';
import styles from './print.module.css';

type ShapesProps = { shapes: readonly Shape[]; idPrefix: string };

type Ink = { multiply?: boolean; isApart?: boolean };

/** By class and not by style attribute: what is drawn on the server would be refused by the content policy. */
const inkClass = ({ multiply = false, isApart = false }: Ink) =>
  classNames(multiply && styles.multiply, isApart && styles.apart) || undefined;

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
      return (
        <path
          d={shape.d}
          fill="none"
          stroke={shape.stroke}
          strokeWidth={shape.width ?? 2.2}
          strokeLinecap={shape.width === undefined ? 'round' : undefined}
          className={inkClass(shape)}
        />
      );
    case 'group':
      return (
        <>
          {shape.clip !== undefined && (
            <clipPath id={id}>
              <path d={shape.clip} />
            </clipPath>
          )}
          <g
            transform={shape.transform}
            clipPath={shape.clip === undefined ? undefined : `url(#${id})`}
            className={inkClass(shape)}
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
