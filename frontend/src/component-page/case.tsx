import type { ReactNode } from 'react';
import { Section } from '../ui/section.tsx';
import styles from './component-page.module.css';

type CaseProps = {
  name: string;
  children: ReactNode;
  /** Shown as if it were so. */
  state?: 'is-hovered' | 'is-focused' | 'is-pressed';
  isWide?: boolean;
};

/** One part in one state. */
export const Case = ({ name, children, state, isWide }: CaseProps) => (
  <div className={styles.case} data-wide={isWide || undefined}>
    <span className="label mute">{name}</span>
    <div className={state}>{children}</div>
  </div>
);

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <div className={styles.row}>{children}</div>
  </Section>
);
