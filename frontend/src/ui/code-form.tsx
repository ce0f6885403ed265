import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import styles from './code-form.module.css';
import { Field } from './field.tsx';

type CodeFormProps = { label: string; submit: string; onCode: (code: string) => void };

/** For those who cannot open the link of a mail: its code, pasted. */
export const CodeForm = ({ label, submit, onCode }: CodeFormProps) => {
  const [code, setCode] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The whole link is taken too: its last part is the code.
    const [last = ''] = code.trim().split('/').reverse();
    if (last !== '') onCode(last);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <Field
        label={label}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button look="line" type="submit">
        {submit}
      </Button>
    </form>
  );
};
