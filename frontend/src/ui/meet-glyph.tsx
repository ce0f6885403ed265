import styles from './meet-glyph.module.css';

type MeetGlyphProps = {
  state: 'apart' | 'touching' | 'overlapping';
};

/** Two circles at three distances: not connected, asked, connected. Words always stand beside it. */
export const MeetGlyph = ({ state }: MeetGlyphProps) => (
  <svg className={styles.glyph} viewBox="3 3 34 18" aria-hidden="true" data-state={state}>
    <circle className={styles.mine} cx="12.5" cy="12" r="8" />
    <circle className={styles.wanted} cx="27.5" cy="12" r="7" />
    <circle className={styles.theirs} cx="27.5" cy="12" r="8" />
  </svg>
);
