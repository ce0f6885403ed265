import { useTranslation } from 'react-i18next';
import { RoleForm } from '../features/registration/role-form.tsx';
import { usePage } from '../lib/use-page.ts';

export const RegisterRolePage = () => {
  const { t } = useTranslation('register');
  usePage(t('role.title'));
  return <RoleForm />;
};
