import { classNames } from '../lib/class-names.ts';
import styles from './loader.module.css';

/** Two inks slide into register; the words beside it say what is going on. */
export const Loader = ({ className }: { className?: string | undefined }) => (
  <span className={classNames(styles.loader, className)} aria-hidden="true">
    <i />
    <i />
  </span>
);
