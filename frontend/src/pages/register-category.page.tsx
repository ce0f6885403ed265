import { useTranslation } from 'react-i18next';
import { CategoryForm } from '../features/registration/category-form.tsx';
import { usePage } from '../lib/use-page.ts';

export const RegisterCategoryPage = () => {
  const { t } = useTranslation('register');
  usePage(t('category.title'));
  return <CategoryForm />;
};
