import type { ReactNode } from 'react';
import styles from './drawn-empty.module.css';

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
      className={styles.marigold}
      d="M68 26h66a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10h-4v12l-16-12H68a10 10 0 0 1-10-10V36a10 10 0 0 1 10-10z"
    />
  </svg>
);

const drawings = { connect: ConnectDrawing, bubbles: BubblesDrawing };

type DrawnEmptyProps = {
  drawing: keyof typeof drawings;
  title: string;
  help?: string;
  children?: ReactNode;
};

/** Nothing to show among people and messages: the drawing says what could be here. */
export const DrawnEmpty = ({ drawing, title, help, children }: DrawnEmptyProps) => {
  const Drawing = drawings[drawing];
  return (
    <div className={styles.empty}>
      <Drawing />
      <p className="d5">{title}</p>
      {help !== undefined && <p className="small">{help}</p>}
      {children}
    </div>
  );
};
