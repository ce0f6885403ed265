import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './tag.module.css';

/** A category or a skill; takes the tint of the nearest data-role. */
export const Tag = ({ children, className }: { children: ReactNode; className?: string }) => (
  <li className={classNames(styles.tag, className)}>{children}</li>
);

export const Tags = ({ children }: { children: ReactNode }) => <ul className={styles.tags}>{children}</ul>;
