import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import formStyles from '../../ui/auth-form.module.css';
import { Button } from '../../ui/button.tsx';
import { Loader } from '../../ui/loader.tsx';

/** The button, in its place the waiting line, and the way to register. */
export const SignInFoot = ({ isPending }: { isPending: boolean }) => {
  const { t } = useTranslation('sign-in');
  return (
    <div className={formStyles.foot}>
      <div className="live" role="status">
        {isPending && (
          <p className={formStyles.pending}>
            <Loader />
            {t('pending')}
          </p>
        )}
      </div>
      {!isPending && (
        <Button size="lg" type="submit">
          {t('submit')}
        </Button>
      )}
      <p>
        {t('notMember')}{' '}
        <Link className="link" to={pages.registerRole}>
          {t('register')}
        </Link>
      </p>
    </div>
  );
};
