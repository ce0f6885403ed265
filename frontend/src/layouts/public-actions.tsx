import { useTranslation } from 'react-i18next';
import { pages } from '../lib/paths.ts';
import { BurgerMenu } from '../ui/burger-menu.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** Log-in and Register: two pills, on small screens inside the menu. */
export const PublicActions = ({ isSlim = false }: { isSlim?: boolean }) => {
  const { t } = useTranslation('common');
  const size = isSlim ? 'sm' : 'md';
  return (
    <>
      <ButtonLink to={pages.signIn} look="line" size={size} className="only-l">
        {t('logIn')}
      </ButtonLink>
      <ButtonLink to={pages.registerRole} look="meet" size={size} className="only-l">
        {t('register')}
      </ButtonLink>
      <BurgerMenu className="only-s">
        <ButtonLink to={pages.registerRole} look="meet" size="lg" isBlock>
          {t('register')}
        </ButtonLink>
        <ButtonLink to={pages.signIn} look="line" size="lg" isBlock>
          {t('logIn')}
        </ButtonLink>
      </BurgerMenu>
    </>
  );
};
