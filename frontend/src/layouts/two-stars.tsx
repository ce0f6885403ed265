import { starPath } from '@kindred/prints/star';
import type { CSSProperties } from 'react';
import styles from './two-stars.module.css';

/** They start far apart and travel towards each other; in the end they are one. */
export type StarDistance = 'far' | 'near' | 'touching' | 'one';

type Place = { first: number; second: number; scale: number; secondTurn: number };

const shape = starPath(0, 0, 48);

const tall: Record<StarDistance, Place> = {
  far: { first: 150, second: 760, scale: 1.5, secondTurn: 14 },
  near: { first: 300, second: 600, scale: 1.5, secondTurn: 14 },
  touching: { first: 410, second: 490, scale: 1.5, secondTurn: 14 },
  one: { first: 450, second: 450, scale: 2.3, secondTurn: 28 },
};

const wide: Record<StarDistance, Place> = {
  far: { first: 28, second: 322, scale: 0.54, secondTurn: 14 },
  near: { first: 118, second: 232, scale: 0.54, secondTurn: 14 },
  touching: { first: 160, second: 190, scale: 0.54, secondTurn: 14 },
  one: { first: 175, second: 175, scale: 0.72, secondTurn: 28 },
};

const moved = (x: number, y: number, turn: number, scale: number): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`,
});

const Pair = ({ places }: { places: readonly [CSSProperties, CSSProperties] }) => (
  <>
    {places.map((style, i) => (
      <path key={i === 0 ? 'first' : 'second'} className={styles.halo} d={shape} style={style} />
    ))}
    <g className={styles.inks}>
      <path className={styles.orchid} d={shape} style={places[0]} />
      <path className={styles.marigold} d={shape} style={places[1]} />
    </g>
  </>
);

export const TwoStars = ({ distance }: { distance: StarDistance }) => {
  const { first, second, scale, secondTurn } = tall[distance];
  const flat = wide[distance];
  return (
    <>
      <svg
        className={`${styles.stars} ${styles.tall}`}
        viewBox="0 0 208 900"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Pair places={[moved(104, first, -8, scale), moved(104, second, secondTurn, scale)]} />
      </svg>
      <svg className={`${styles.stars} ${styles.wide}`} viewBox="0 0 350 54" aria-hidden="true">
        <Pair
          places={[
            moved(flat.first, 27, -8, flat.scale),
            moved(flat.second, 27, flat.secondTurn, flat.scale),
          ]}
        />
      </svg>
    </>
  );
};
