import { useTranslation } from 'react-i18next';
import { languages, switchLanguage } from '../lib/i18n.ts';
import styles from './lang-switch.module.css';

export const LangSwitch = () => {
  const { t, i18n } = useTranslation('common');
  const current = i18n.resolvedLanguage;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is not drawn
    <span className={styles.lang} role="group" aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={current === language}
          onClick={() => void switchLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </span>
  );
};
