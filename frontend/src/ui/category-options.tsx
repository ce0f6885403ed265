import { useTranslation } from 'react-i18next';
import { categories } from '../lib/categories.ts';

/** Every category, as options of a select. */
export const CategoryOptions = () => {
  const { t } = useTranslation('common');
  return categories.map((category) => (
    <option key={category} value={category}>
      {t(`categories.${category}`)}
    </option>
  ));
};
