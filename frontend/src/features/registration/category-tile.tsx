import { useTranslation } from 'react-i18next';
import type { Category } from '../../lib/categories.ts';
import { CategorySign } from '../../ui/category-sign.tsx';
import styles from './category-tile.module.css';

type CategoryTileProps = {
  category: Category;
  isChosen: boolean;
  /** How often it was refused; undefined when it was not. */
  refusal: number | undefined;
  onChoose: () => void;
};

export const CategoryTile = ({ category, isChosen, refusal, onChoose }: CategoryTileProps) => {
  const { t } = useTranslation('common');
  return (
    <label className={styles.tile} data-refused={refusal === undefined ? undefined : refusal % 2}>
      <input type="checkbox" name="categories" value={category} checked={isChosen} onChange={onChoose} />
      <CategorySign category={category} />
      <span>{t(`categories.${category}`)}</span>
    </label>
  );
};
