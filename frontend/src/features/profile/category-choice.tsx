import { useTranslation } from 'react-i18next';
import { categories, maxCategories } from '../../lib/categories.ts';
import { useTimedMessage } from '../../lib/use-timed-message.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import styles from './details-form.module.css';

const limitWarningMs = 2_000;

type CategoryChoiceProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** At most three of the fourteen; a fourth is refused with a warning. */
export const CategoryChoice = ({ chosen, onChange }: CategoryChoiceProps) => {
  const { t } = useTranslation(['profile', 'common']);
  const warning = useTimedMessage<true>(limitWarningMs);
  const toggle = (category: string) => {
    if (chosen.includes(category)) return onChange(chosen.filter((each) => each !== category));
    if (chosen.length >= maxCategories) return warning.show(true);
    onChange([...chosen, category]);
  };
  return (
    <fieldset className={styles.categories}>
      <legend>
        {t('edit.categories')} <span className="mute">{t('edit.categoriesHint')}</span>
      </legend>
      <div className={styles.chips}>
        {categories.map((category) => (
          <label key={category}>
            <input
              className="vh"
              type="checkbox"
              name="categories"
              checked={chosen.includes(category)}
              onChange={() => toggle(category)}
            />
            {t(`common:categories.${category}`)}
          </label>
        ))}
      </div>
      <div className="live" role="alert" {...warning.hold}>
        {warning.value !== null && <MessageBox kind="warn">{t('edit.limit')}</MessageBox>}
      </div>
    </fieldset>
  );
};
