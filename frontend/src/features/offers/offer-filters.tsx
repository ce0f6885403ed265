import { useTranslation } from 'react-i18next';
import { CategoryOptions } from '../../ui/category-options.tsx';
import { inputClass } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { longestOfferQuery, offerTypes } from './offer-search.ts';
import styles from './offers-panel.module.css';
import type { OfferViewState } from './use-offer-view.ts';

export const OfferFilters = ({ view }: { view: OfferViewState }) => {
  const { t } = useTranslation('offers');
  const { search, change } = view;
  return (
    <search className={styles.filters}>
      <SearchField
        aria-label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        maxLength={longestOfferQuery}
        value={view.typed}
        onChange={(event) => view.type(event.target.value)}
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
      <select
        className={inputClass}
        aria-label={t('type')}
        value={search.type ?? ''}
        onChange={(event) => change({ type: event.target.value })}
      >
        <option value="">{t('allTypes')}</option>
        {offerTypes.map((type) => (
          <option key={type} value={type}>
            {t(`types.${type}`)}
          </option>
        ))}
      </select>
    </search>
  );
};
