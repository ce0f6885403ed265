import { classNames } from '../lib/class-names.ts';
import styles from './wordmark.module.css';

const letters = [
  { ink: 'orchid', x: 0, d: 'M13.5 -50V100M13.5 50H34A36.5 50 0 0 0 70.5 0M70.5 100A36.5 50 0 0 0 34 50' },
  { ink: 'orchid', x: 89, d: 'M13.5 0V100' },
  { ink: 'marigold', x: 103, d: 'M13.5 100V44A30.5 30.5 0 0 1 74.5 44V100' },
  { ink: 'orchid', x: 169, d: 'M86.5 -50V100M86.5 50A36.5 36.5 0 1 1 13.5 50A36.5 36.5 0 1 1 86.5 50' },
  { ink: 'marigold', x: 242, d: 'M13.5 100V46A32.5 32.5 0 0 1 46 13.5H58' },
  { ink: 'orchid', x: 285, d: 'M13.5 53H86.5V50A36.5 36.5 0 1 0 74.09 77.38' },
  { ink: 'marigold', x: 364, d: 'M86.5 -50V100M86.5 50A36.5 36.5 0 1 1 13.5 50A36.5 36.5 0 1 1 86.5 50' },
] as const;

const dot =
  'M99.7 -48.4Q102.5 -53 105.3 -48.4L107.9 -44Q110.7 -39.3 116 -38.1L121 -36.9Q126.3 -35.7 122.7 -31.6L119.4 -27.8Q115.8 -23.7 116.3 -18.3L116.7 -13.2Q117.2 -7.8 112.2 -9.9L107.5 -11.9Q102.5 -14 97.5 -11.9L92.8 -9.9Q87.8 -7.8 88.3 -13.2L88.7 -18.3Q89.2 -23.7 85.6 -27.8L82.3 -31.6Q78.7 -35.7 84 -36.9L89 -38.1Q94.3 -39.3 97.1 -44Z';

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
    {letters.map(({ ink, x, d }) => (
      <g key={x} className={styles.letter}>
        <path className={styles[ink]} d={d} transform={`translate(${x} 0)`} />
      </g>
    ))}
    <path className={styles.star} d={dot} />
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
    <path className={styles.inkDot} d={dot} transform="translate(-.5 0)" />
  </svg>
);
