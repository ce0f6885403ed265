import type { Level } from '../../lib/api-types.ts';
import styles from './languages.module.css';

/** From one bar to five. */
export const levels: readonly Level[] = ['Beginner', 'Elementary', 'Intermediate', 'Advanced', 'Fluent'];

/** Five rising bars; the level is written beside them. */
export const LevelBars = ({ level }: { level: Level }) => (
  <span className={styles.bars} aria-hidden="true">
    {levels.map((each, place) => (
      <i key={each} className={place > levels.indexOf(level) ? styles.off : undefined} />
    ))}
  </span>
);
