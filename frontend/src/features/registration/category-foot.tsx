import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { maxCategories } from '../../lib/categories.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import styles from './category-form.module.css';

type CategoryFootProps = {
  count: number;
  isLimitShown: boolean;
  /** Handlers that stop the clock of the warning. */
  hold: { onMouseEnter: () => void; onMouseLeave: () => void; onFocus: () => void; onBlur: () => void };
};

/** NEXT, how many are chosen, and the warning of a refused fourth. */
export const CategoryFoot = ({ count, isLimitShown, hold }: CategoryFootProps) => {
  const { t } = useTranslation('register');
  return (
    <div className={styles.foot}>
      <Button size="lg" type="submit">
        {t('next')}
        <Icon of={ArrowRight} />
      </Button>
      <span className="num label" aria-live="polite">
        <span aria-hidden="true">
          {count} / {maxCategories}
        </span>
        <span className="vh">{t('category.count', { count, max: maxCategories })}</span>
      </span>
      <div className="live" role="alert" {...hold}>
        {isLimitShown && (
          <MessageBox kind="warn" className={styles.warning}>
            {t('category.limit')}
          </MessageBox>
        )}
      </div>
    </div>
  );
};
