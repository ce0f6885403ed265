import type { LucideIcon } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import styles from './icon.module.css';

/** Always beside a label, or inside a control that has one. */
export const Icon = ({ of: Drawing, isFilled = false }: { of: LucideIcon; isFilled?: boolean }) => (
  <Drawing className={classNames(styles.icon, isFilled && styles.filled)} aria-hidden focusable={false} />
);
