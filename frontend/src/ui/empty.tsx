import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { emptyDrawings } from './empty-drawings.tsx';

type EmptyProps = {
  /** Among people and messages it says what could be here; else a looking glass. */
  drawing?: keyof typeof emptyDrawings;
  title: string;
  help?: string;
  children?: ReactNode;
};

/** Nothing to show: a small drawing, one line, one line of help, at most one action. */
export const Empty = ({ drawing = 'search', title, help, children }: EmptyProps) => {
  const Drawing = emptyDrawings[drawing];
  return (
    <div className={styles.empty}>
      <Drawing />
      <p className="d5">{title}</p>
      {help !== undefined && <p className="small">{help}</p>}
      {children}
    </div>
  );
};
