import { classNames } from '../lib/class-names.ts';
import styles from './skeleton.module.css';

/** The grey shape of what is coming; give it the real thing's size by class. */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.skeleton, className)} aria-hidden="true" />
);
