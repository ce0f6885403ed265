import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export const inputClass = styles.input;

type Labelled = { label: string; error?: string | null; hint?: string };

type FrameProps = Labelled & { id: string; children: ReactNode };

const errorIdOf = (id: string) => `${id}-error`;
const hintIdOf = (id: string) => `${id}-hint`;

/** Ids of whatever explains the control, for aria-describedby. */
export const describedBy = (id: string, { error, hint }: Omit<Labelled, 'label'>) =>
  classNames(Boolean(error) && errorIdOf(id), hint !== undefined && hintIdOf(id)) || undefined;

export const FieldFrame = ({ id, label, error, hint, children }: FrameProps) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    {children}
    {hint !== undefined && (
      <p id={hintIdOf(id)} className={styles.hint}>
        {hint}
      </p>
    )}
    {error && (
      <p id={errorIdOf(id)} className={styles.error} role="alert">
        <Icon of={CircleAlert} />
        {error}
      </p>
    )}
  </div>
);

export const Field = ({ label, error, hint, ...input }: Labelled & InputHTMLAttributes<HTMLInputElement>) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldFrame>
  );
};

export const TextAreaField = ({
  label,
  error,
  hint,
  ...area
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) => {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        {...area}
        id={id}
        className={styles.input}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldFrame>
  );
};
