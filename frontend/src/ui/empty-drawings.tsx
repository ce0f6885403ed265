import styles from './empty-drawings.module.css';

const LookingGlassDrawing = () => (
  <svg viewBox="0 0 120 70" aria-hidden="true">
    <circle className={styles.marigold} cx="50" cy="32" r="26" />
    <circle className={`${styles.orchid} ${styles.over}`} cx="70" cy="32" r="26" />
    <path d="M88 50l18 16" stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
  </svg>
);

const ConnectDrawing = () => (
  <svg viewBox="0 0 120 60" aria-hidden="true">
    <circle className={styles.orchid} cx="28" cy="30" r="24" />
    <circle cx="92" cy="30" r="23" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="5 5" />
  </svg>
);

/** Two speech bubbles that lie on top of each other. */
export const BubblesDrawing = () => (
  <svg className={styles.bubbles} viewBox="0 0 150 90" aria-hidden="true">
    <path
      className={styles.orchid}
      d="M14 8h74a10 10 0 0 1 10 10v30a10 10 0 0 1-10 10H36L18 74V58h-4A10 10 0 0 1 4 48V18A10 10 0 0 1 14 8z"
    />
    <path
      className={`${styles.marigold} ${styles.over}`}
      d="M68 26h66a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10h-4v12l-16-12H68a10 10 0 0 1-10-10V36a10 10 0 0 1 10-10z"
    />
  </svg>
);

export const emptyDrawings = {
  search: LookingGlassDrawing,
  connect: ConnectDrawing,
  bubbles: BubblesDrawing,
};
