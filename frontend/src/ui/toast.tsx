import { Check, CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

const icons = { ok: Check, bad: CircleAlert, info: Info };

/** Floats bottom centre; who shows it decides for how long. */
export const Toast = ({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) => (
  <div className={styles.place} role={kind === 'bad' ? 'alert' : 'status'}>
    <p className={styles.toast}>
      <span className={classNames(styles.dot, styles[kind])}>
        <Icon of={icons[kind]} />
      </span>
      {children}
    </p>
  </div>
);
