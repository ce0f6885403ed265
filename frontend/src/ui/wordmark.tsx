import { wordmarkLetters, wordmarkStar } from '@kindred/prints/wordmark';
import { classNames } from '../lib/class-names.ts';
import styles from './wordmark.module.css';

type WordmarkProps = {
  /** drawn: the letters drop in and the star pops; slipped: out of register, for errors. */
  motion?: 'still' | 'drawn' | 'slipped';
  className?: string | undefined;
};

/** The two-ink mark. Whoever places it names it, so it is silent itself. */
export const Wordmark = ({ motion = 'still', className }: WordmarkProps) => (
  <svg
    className={classNames(styles.mark, styles[motion], className)}
    viewBox="0 -54 464 154"
    aria-hidden="true"
  >
    {wordmarkLetters.map(({ ink, x, d }) => (
      <g key={x} className={styles.letter}>
        <path className={styles[ink]} d={d} transform={`translate(${x} 0)`} />
      </g>
    ))}
    <path className={styles.star} d={wordmarkStar} />
  </svg>
);

const soloLetters = [
  { x: 0, d: 'M13 -50V100M13 50H34.5A36.5 50 0 0 0 71 0M71 100A36.5 50 0 0 0 34.5 50' },
  { x: 89, d: 'M13 0V100' },
  { x: 120, d: 'M13 100V44A31 31 0 0 1 75 44V100' },
  { x: 213, d: 'M87 -50V100M87 50A37 37 0 1 1 13 50A37 37 0 1 1 87 50' },
  { x: 318, d: 'M13 100V46A33 33 0 0 1 46 13H58' },
  { x: 375, d: 'M13 53H87V50A37 37 0 1 0 74.42 77.75' },
  { x: 480, d: 'M87 -50V100M87 50A37 37 0 1 1 13 50A37 37 0 1 1 87 50' },
] as const;

/** One colour, for slabs and for widths below 96 px. */
export const WordmarkInk = ({ className }: { className?: string | undefined }) => (
  <svg className={classNames(styles.ink, className)} viewBox="0 -54 580 154" aria-hidden="true">
    {soloLetters.map(({ x, d }) => (
      <path key={x} d={d} transform={`translate(${x} 0)`} />
    ))}
    <path className={styles.inkDot} d={wordmarkStar} transform="translate(-.5 0)" />
  </svg>
);
