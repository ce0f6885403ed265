import { Plus } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useKeptFields } from '../../lib/use-kept-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FieldFrame, inputClass } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import styles from './languages.module.css';
import { levels } from './level-bars.tsx';
import { useAddLanguageMutation } from './profile.api.ts';

const longestLanguage = 60;

type LanguageFormProps = { userId: string; onAdded: (language: string) => void };

/** A language and how well; both are needed. */
export const LanguageForm = ({ userId, onAdded }: LanguageFormProps) => {
  const { t } = useTranslation(['profile', 'common']);
  const errorTexts = useErrorTexts();
  const levelId = useId();
  const { fields, set, forget } = useKeptFields(`${userId}:language`, { language: '', level: '' });
  const [add, { error, isLoading }] = useAddLanguageMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const level = levels.find((each) => each === fields.level);
    const text = fields.language.trim();
    if (isLoading || level === undefined || text === '') return;
    const answer = await add({ userId, language: text, level });
    if (answer.error !== undefined) return;
    forget();
    onAdded(text);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.pair}>
        <Field
          label={t('languages.language')}
          name="language"
          required
          pattern=".*\S.*"
          maxLength={longestLanguage}
          placeholder={t('languages.languageExample')}
          value={fields.language}
          onChange={(event) => set({ language: event.target.value })}
        />
        <FieldFrame id={levelId} label={t('languages.level')}>
          <select
            id={levelId}
            className={inputClass}
            name="level"
            required
            value={fields.level}
            onChange={(event) => set({ level: event.target.value })}
          >
            <option value="">{t('languages.choose')}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {t(`languages.levels.${level}`)}
              </option>
            ))}
          </select>
        </FieldFrame>
      </div>
      <ErrorBoxes messages={errorTexts(error)} />
      <div>
        <Button type="submit" size="sm" aria-disabled={isLoading || undefined}>
          <Icon of={Plus} />
          {t(isLoading ? 'common:loading' : 'languages.add')}
        </Button>
      </div>
    </form>
  );
};
