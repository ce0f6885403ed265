import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../lib/api-types.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/check.tsx';
import { Field, inputClass } from '../../ui/field.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import { CategoryChoice } from './category-choice.tsx';
import styles from './details-form.module.css';
import { useDetails } from './use-details.ts';

const longestName = 121;
const longestLine = 120;

type DetailsFormProps = { profile: Profile; onClose: () => void };

/** Name, title, place and categories. An empty part of the name keeps what it was. */
export const DetailsForm = ({ profile, onClose }: DetailsFormProps) => {
  const { t } = useTranslation(['profile', 'common']);
  const errorTexts = useErrorTexts();
  const nameId = useId();
  const { draft, set, isNameMissing, error, isLoading, submit, close } = useDetails(profile, onClose);
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('edit.title')}>
      <label className="vh" htmlFor={nameId}>
        {t('edit.name')}
      </label>
      <input
        id={nameId}
        className={`${inputClass} ${styles.name}`}
        name="name"
        autoComplete="name"
        // biome-ignore lint/a11y/noAutofocus: the pencil that was pressed has made room for this field
        autoFocus
        maxLength={longestName}
        value={draft.name}
        aria-invalid={isNameMissing || undefined}
        onChange={(event) => set({ name: event.target.value })}
      />
      <ErrorBoxes messages={[...(isNameMissing ? [t('edit.nameMissing')] : []), ...errorTexts(error)]} />
      <div className={styles.pair}>
        <Field
          label={t('edit.line')}
          name="title"
          maxLength={longestLine}
          placeholder={t('edit.lineExample')}
          value={draft.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        <Field
          label={t('edit.place')}
          name="location"
          maxLength={longestLine}
          placeholder={t('edit.placeExample')}
          value={draft.location}
          onChange={(event) => set({ location: event.target.value })}
        />
      </div>
      <CategoryChoice chosen={draft.categories} onChange={(categories) => set({ categories })} />
      <Check
        name="isEmailHidden"
        checked={draft.isEmailHidden}
        onChange={(event) => set({ isEmailHidden: event.target.checked })}
      >
        {t('edit.hideEmail')}
      </Check>
      <Check
        name="isHiddenFromSearchEngines"
        checked={draft.isHiddenFromSearchEngines}
        onChange={(event) => set({ isHiddenFromSearchEngines: event.target.checked })}
      >
        {t('edit.hideFromSearch')}
      </Check>
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isLoading || undefined}>
          {t(isLoading ? 'common:saving' : 'common:save')}
        </Button>
        <Button look="quiet" onClick={close}>
          {t('common:discard')}
        </Button>
      </div>
    </form>
  );
};
