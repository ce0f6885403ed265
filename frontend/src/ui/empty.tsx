import type { ReactNode } from 'react';
import styles from './empty.module.css';

type EmptyProps = { title: string; help?: string; children?: ReactNode };

/** Nothing to show: a small drawing, one line, one line of help, at most one action. */
export const Empty = ({ title, help, children }: EmptyProps) => (
  <div className={styles.empty}>
    <svg viewBox="0 0 120 70" aria-hidden="true">
      <circle className={styles.marigold} cx="50" cy="32" r="26" />
      <circle className={styles.orchid} cx="70" cy="32" r="26" />
      <path d="M88 50l18 16" stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
    </svg>
    <p className="d5">{title}</p>
    {help !== undefined && <p className="small">{help}</p>}
    {children}
  </div>
);
