import { useTranslation } from 'react-i18next';
import { isCategory } from './categories.ts';

/** Categories as one line in the reader's language; one we do not know stays as the server names it. */
export function useCategoryNames(): (categories: readonly string[]) => string {
  const { t } = useTranslation('common');
  return (categories) =>
    categories.map((each) => (isCategory(each) ? t(`categories.${each}`) : each)).join(', ');
}
