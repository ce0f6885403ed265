import styles from './progress.module.css';

type ProgressProps = {
  /** Between 0 and 1. */
  share: number;
  label: string;
};

/** How much of a file has left. */
export const Progress = ({ share, label }: ProgressProps) => (
  <div className={styles.progress}>
    <span className="small num">{label}</span>
    <progress className={styles.bar} value={share} max={1} aria-label={label} />
  </div>
);
