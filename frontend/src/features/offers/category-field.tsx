import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { categories } from '../../lib/categories.ts';
import { FieldFrame, inputClass } from '../../ui/field.tsx';

type CategoryFieldProps = { value: string; onChange: (category: string) => void };

export const CategoryField = ({ value, onChange }: CategoryFieldProps) => {
  const { t } = useTranslation(['offers', 'common']);
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
        {categories.map((category) => (
          <option key={category} value={category}>
            {t(`common:categories.${category}`)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
