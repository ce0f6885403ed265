import { useTranslation } from 'react-i18next';
import { CategoryOptions } from '../../ui/category-options.tsx';
import { inputClass } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { letters, longestQuery } from './hub-search.ts';
import styles from './searching-hub.module.css';
import type { HubSearch } from './use-hub-search.ts';

export const HubControls = ({ hub }: { hub: HubSearch }) => {
  const { t } = useTranslation('members');
  const { search, change } = hub;
  return (
    <search className={styles.controls}>
      <div className={styles.bar}>
        <SearchField
          aria-label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          maxLength={longestQuery}
          value={hub.typed}
          onChange={(event) => hub.type(event.target.value)}
        />
        <select
          className={inputClass}
          aria-label={t('category')}
          value={search.category ?? ''}
          onChange={(event) => change({ category: event.target.value })}
        >
          <option value="">{t('allCategories')}</option>
          <CategoryOptions />
        </select>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is not drawn */}
      <div className={styles.letters} role="group" aria-label={t('letters')}>
        {letters.map((letter) => (
          <button
            key={letter}
            type="button"
            aria-pressed={search.letter === letter}
            onClick={() => hub.toggleLetter(letter)}
          >
            {letter}
          </button>
        ))}
      </div>
    </search>
  );
};
