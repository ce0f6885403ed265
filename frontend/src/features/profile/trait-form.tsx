import { Check, CircleAlert, Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useKeptText } from '../../lib/use-kept-text.ts';
import { inputClass } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { type TraitKind, useAddTraitMutation } from './profile.api.ts';
import styles from './traits.module.css';

/** What the last add or delete led to; the server's reasons follow the fixed sentence. */
export type TraitStatus = { isGood: boolean; text: string; reasons: readonly string[] };

const longestTrait = 60;

export const traitPlace = (userId: string, kind: TraitKind) => `${userId}:${kind}`;

type TraitFormProps = {
  kind: TraitKind;
  userId: string;
  status: TraitStatus | null;
  onStatus: (status: TraitStatus | null) => void;
};

export const TraitForm = ({ kind, userId, status, onStatus }: TraitFormProps) => {
  const { t } = useTranslation('profile');
  const errorTexts = useErrorTexts();
  const statusId = useId();
  const [text, setText] = useKeptText(traitPlace(userId, kind));
  const [isMissing, setIsMissing] = useState(false);
  const [add, { isLoading }] = useAddTraitMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const trimmed = text.trim();
    onStatus(null);
    setIsMissing(trimmed === '');
    if (trimmed === '') return;
    const { error } = await add({ userId, kind, text: trimmed });
    if (error !== undefined) {
      return onStatus({ isGood: false, text: t(`traits.${kind}.addFailed`), reasons: errorTexts(error) });
    }
    setText('');
    onStatus({ isGood: true, text: t(`traits.${kind}.added`), reasons: [] });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.row}>
        <input
          className={inputClass}
          name={kind}
          aria-label={t(`traits.${kind}.new`)}
          aria-invalid={isMissing || undefined}
          aria-describedby={statusId}
          placeholder={isMissing ? undefined : t(`traits.${kind}.missing`)}
          maxLength={longestTrait}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsMissing(false);
          }}
        />
        <RoundButton
          type="submit"
          look="ink"
          aria-label={t(`traits.${kind}.add`)}
          aria-disabled={isLoading || undefined}
        >
          <Icon of={Plus} />
        </RoundButton>
      </div>
      <div id={statusId}>
        <div className="live" role="alert">
          {isMissing && <Line isGood={false} text={t(`traits.${kind}.missing`)} reasons={[]} />}
          {status?.isGood === false && <Line {...status} />}
        </div>
        <div className="live" role="status">
          {status?.isGood === true && <Line {...status} />}
        </div>
      </div>
    </form>
  );
};

const Line = ({ isGood, text, reasons }: TraitStatus) => (
  <p className={isGood ? styles.good : styles.bad}>
    <Icon of={isGood ? Check : CircleAlert} />
    <span>
      {text}
      {reasons.map((reason) => (
        <span key={reason} className={styles.reason}>
          {reason}
        </span>
      ))}
    </span>
  </p>
);
