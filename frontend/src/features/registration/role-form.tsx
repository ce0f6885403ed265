import { ArrowRight } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import formStyles from '../../ui/auth-form.module.css';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoginOffer } from './login-offer.tsx';
import { useRegisterContext } from './register-context.ts';
import styles from './role-form.module.css';
import { RoleTile } from './role-tile.tsx';

const roles = ['artist', 'entrepreneur'] as const;

export const RoleForm = () => {
  const { t } = useTranslation('register');
  const { draft, change, keep } = useRegisterContext();
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    keep(draft);
    void navigate(pages.registerCategory);
  };
  return (
    <form className={formStyles.form} onSubmit={onSubmit}>
      <div className={formStyles.head}>
        <p className={`num ${formStyles.step}`}>{t('step', { step: 1 })}</p>
        <h1 className="d2">{t('role.title')}</h1>
      </div>
      <fieldset className={styles.roles}>
        <legend className="vh">{t('role.title')}</legend>
        {roles.map((each) => (
          <RoleTile
            key={each}
            value={each}
            isChosen={draft.role === each}
            onChoose={() => change({ ...draft, role: each })}
          />
        ))}
      </fieldset>
      <div className={formStyles.foot}>
        <Button size="lg" type="submit">
          {t('next')}
          <Icon of={ArrowRight} />
        </Button>
        <LoginOffer />
      </div>
    </form>
  );
};
