import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer, Self } from '../../lib/api-types.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaField } from '../../ui/field.tsx';
import { Loader } from '../../ui/loader.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import { CategoryField } from './category-field.tsx';
import { ImageChoice } from './image-choice.tsx';
import { type OfferDraft, offerForm } from './offer-draft.ts';
import styles from './offer-form.module.css';
import { offerTypes } from './offer-search.ts';
import { useSaveOfferMutation } from './offers.api.ts';
import { salaryPattern } from './salary.ts';
import { Segments } from './segments.tsx';

const statuses = ['open', 'closed'] as const;
/** As the server counts. */
const longest = { line: 120, text: 10_000, skills: 1_240 };

export type OfferFormProps = {
  self: Self;
  offer: Offer | undefined;
  draft: OfferDraft;
  onChange: (change: Partial<Omit<OfferDraft, 'image'>>) => void;
  onImage: (image: OfferDraft['image']) => void;
  onCancel: () => void;
  onSaved: () => void;
};

export const OfferForm = ({ self, offer, draft, onChange, onImage, onCancel, onSaved }: OfferFormProps) => {
  const { t } = useTranslation(['offers', 'common']);
  const errorTexts = useErrorTexts();
  const [save, { error, isLoading }] = useSaveOfferMutation();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const saved = await save({ id: offer?._id, form: offerForm(draft, self._id) });
    if (saved.error === undefined) onSaved();
    else console.error('Failed to create offer');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <ErrorBoxes messages={errorTexts(error)} />
      <div className={styles.fields}>
        <Words draft={draft} onChange={onChange} />
        <Segments
          legend={t('type')}
          name="type"
          value={draft.type}
          choices={offerTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          onChange={(type) => onChange({ type })}
        />
        <Segments
          legend={t('status')}
          name="status"
          value={draft.status}
          choices={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={(status) => onChange({ status })}
        />
        <CategoryField value={draft.category} onChange={(category) => onChange({ category })} />
        <Extras draft={draft} onChange={onChange} />
        <div className={styles.wide}>
          <ImageChoice stored={offer?.postImage ?? null} image={draft.image} onChange={onImage} />
        </div>
      </div>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onCancel}>
          {t('common:close')}
        </Button>
        <Button type="submit" disabled={isLoading}>
          {isLoading && <Loader />}
          {isLoading ? t('common:loading') : t('save')}
        </Button>
      </div>
    </form>
  );
};

type PartProps = Pick<OfferFormProps, 'draft' | 'onChange'>;

const Words = ({ draft, onChange }: PartProps) => {
  const { t } = useTranslation('offers');
  return (
    <>
      <div className={styles.wide}>
        <Field
          label={t('offerTitle')}
          name="title"
          required
          maxLength={longest.line}
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </div>
      <div className={styles.wide}>
        <TextAreaField
          label={t('description')}
          name="description"
          required
          rows={4}
          maxLength={longest.text}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </div>
    </>
  );
};

const Extras = ({ draft, onChange }: PartProps) => {
  const { t } = useTranslation('offers');
  const optional = (label: string) => t('optional', { label });
  return (
    <>
      <Field
        label={optional(t('location'))}
        name="location"
        maxLength={longest.line}
        value={draft.location}
        onChange={(event) => onChange({ location: event.target.value })}
      />
      <Field
        label={optional(t('salary'))}
        name="salary"
        inputMode="decimal"
        pattern={salaryPattern}
        title={t('salaryHint')}
        hint={t('salaryHint')}
        value={draft.salary}
        onChange={(event) => onChange({ salary: event.target.value })}
      />
      <Field
        label={optional(t('skills'))}
        name="skillsRequired"
        hint={t('skillsHint')}
        maxLength={longest.skills}
        value={draft.skills}
        onChange={(event) => onChange({ skills: event.target.value })}
      />
    </>
  );
};
