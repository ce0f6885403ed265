import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './check.module.css';

export const Check = ({
  children,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) => (
  <label className={styles.check}>
    <input {...input} type="checkbox" />
    <span>{children}</span>
  </label>
);
