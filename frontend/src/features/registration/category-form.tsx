import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Category, categories } from '../../lib/categories.ts';
import { pages } from '../../lib/paths.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import formStyles from '../../ui/auth-form.module.css';
import { CategoryFoot } from './category-foot.tsx';
import styles from './category-form.module.css';
import { CategoryTile } from './category-tile.tsx';
import { toggleCategory } from './choose-category.ts';
import { useRegisterContext } from './register-context.ts';

const limitWarningMs = 2_000;

export const CategoryForm = () => {
  const { t } = useTranslation('register');
  const { draft, change, keep } = useRegisterContext();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<{ category: Category; round: number } | null>(null);
  const warning = useTimedMessage<true>(limitWarningMs, () => setRefused(null));

  const choose = (category: Category) => {
    const choice = toggleCategory(draft.categories, category);
    if (choice.kind === 'changed') return change({ ...draft, categories: choice.categories });
    setRefused((before) => ({ category, round: (before?.round ?? 0) + 1 }));
    warning.show(true);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    keep(draft);
    void navigate(pages.register);
  };
  return (
    <form className={`${formStyles.form} ${styles.form}`} onSubmit={onSubmit}>
      <div className={`${formStyles.head} ${styles.head}`}>
        <p className={`num ${formStyles.step}`}>{t('step', { step: 2 })}</p>
        <h1 className="d2">{t('category.title')}</h1>
        <p className="lead mute">{t('category.lead')}</p>
      </div>
      <fieldset className={styles.tiles} data-ink={draft.role}>
        <legend className="vh">{t('category.lead')}</legend>
        {categories.map((category) => (
          <CategoryTile
            key={category}
            category={category}
            isChosen={draft.categories.includes(category)}
            refusal={refused?.category === category ? refused.round : undefined}
            onChoose={() => choose(category)}
          />
        ))}
      </fieldset>
      <CategoryFoot
        count={draft.categories.length}
        isLimitShown={warning.value !== null}
        hold={warning.hold}
      />
    </form>
  );
};
