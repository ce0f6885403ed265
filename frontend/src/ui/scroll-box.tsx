import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './scroll-box.module.css';

type ScrollBoxProps = { label: string; className?: string | undefined; children: ReactNode };

/** A part of a page that scrolls by itself above 20rem, or the height of its class. */
export const ScrollBox = ({ label, className, children }: ScrollBoxProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div className={classNames(styles.box, className)} tabIndex={0} role="group" aria-label={label}>
    {children}
  </div>
);
