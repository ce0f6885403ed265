import { type FormEvent, useState } from 'react';
import { codeIn } from '../lib/code-in.ts';
import { useKeptText, visitor } from '../lib/use-kept-text.ts';
import { Button } from './button.tsx';
import styles from './code-form.module.css';
import { Field } from './field.tsx';

type CodeFormProps = {
  label: string;
  submit: string;
  /** Said when there is no code in what was pasted. */
  missing: string;
  onCode: (code: string) => void;
};

/** For those who cannot open the link of a mail: its code, pasted. */
export const CodeForm = ({ label, submit, missing, onCode }: CodeFormProps) => {
  const [pasted, setPasted] = useKeptText(`${visitor}:code`);
  const [isMissing, setIsMissing] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = codeIn(pasted);
    setIsMissing(code === null);
    if (code === null) return;
    setPasted('');
    onCode(code);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <Field
        label={label}
        error={isMissing ? missing : null}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button type="submit">{submit}</Button>
    </form>
  );
};
