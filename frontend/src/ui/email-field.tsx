import { useTranslation } from 'react-i18next';
import { Field } from './field.tsx';

type EmailFieldProps = {
  value: string;
  onChange: (value: string) => void;
  /** Shown, but not to be changed here. */
  isFixed?: boolean;
};

export const EmailField = ({ value, onChange, isFixed = false }: EmailFieldProps) => {
  const { t } = useTranslation('common');
  return (
    <Field
      label={t('email')}
      type="email"
      name="email"
      autoComplete="email"
      required
      readOnly={isFixed}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
