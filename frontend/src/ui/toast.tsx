import { Check, CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { Hold } from '../lib/use-timed-message.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

const icons = { ok: Check, bad: CircleAlert, info: Info };

type ToastProps = { kind: keyof typeof icons; hold: Hold; children: ReactNode };

/** Floats bottom centre; who shows it decides for how long. */
export const Toast = ({ kind, hold, children }: ToastProps) => (
  <div className={styles.place} role={kind === 'bad' ? 'alert' : 'status'} {...hold}>
    <p className={styles.toast}>
      <span className={classNames(styles.dot, styles[kind])}>
        <Icon of={icons[kind]} />
      </span>
      {children}
    </p>
  </div>
);
