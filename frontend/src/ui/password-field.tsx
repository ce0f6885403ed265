import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../lib/class-names.ts';
import { describedBy, FieldFrame, inputClass } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './password-field.module.css';
import { RoundButton } from './round-button.tsx';

type PasswordFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error?: string | null;
  hint?: string;
};

export const PasswordField = ({ label, error, hint, ...input }: PasswordFieldProps) => {
  const id = useId();
  const { t } = useTranslation('common');
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={styles.control}>
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={classNames(inputClass, styles.input)}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(id, { error, hint })}
          autoCapitalize="none"
          spellCheck={false}
        />
        <RoundButton
          look="plain"
          className={styles.eye}
          aria-label={t('showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown((shown) => !shown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </RoundButton>
      </div>
    </FieldFrame>
  );
};
