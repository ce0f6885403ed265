import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryOptions } from '../../ui/category-options.tsx';
import { FieldFrame, inputClass } from '../../ui/field.tsx';

type CategoryFieldProps = { value: string; onChange: (category: string) => void };

export const CategoryField = ({ value, onChange }: CategoryFieldProps) => {
  const { t } = useTranslation('offers');
  const id = useId();
  return (
    <FieldFrame id={id} label={t('category')}>
      <select
        id={id}
        name="category"
        className={inputClass}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled>
          {t('chooseCategory')}
        </option>
        <CategoryOptions />
      </select>
    </FieldFrame>
  );
};
