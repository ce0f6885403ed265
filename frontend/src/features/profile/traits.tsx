import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../lib/api-types.ts';
import { useErrorTexts } from '../../lib/use-error-texts.ts';
import { useKeepFocus } from '../../lib/use-keep-focus.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag, Tags } from '../../ui/tag.tsx';
import { type TraitKind, useDeleteTraitMutation } from './profile.api.ts';
import { TraitForm, type TraitStatus } from './trait-form.tsx';
import styles from './traits.module.css';

export type Trait = { id: string; text: string };

type TraitsProps = { kind: TraitKind; userId: string; role: Role; traits: Trait[]; isEditing: boolean };

export const Traits = ({ kind, userId, role, traits, isEditing }: TraitsProps) => {
  const { t } = useTranslation('profile');
  const errorTexts = useErrorTexts();
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useKeepFocus(place, traits);
  const [status, setStatus] = useState<TraitStatus | null>(null);
  const [remove] = useDeleteTraitMutation();
  const onDelete = async (id: string) => {
    setStatus(null);
    const { error } = await remove({ userId, kind, id });
    if (error === undefined)
      return setStatus({ isGood: true, text: t(`traits.${kind}.deleted`), reasons: [] });
    setStatus({ isGood: false, text: t(`traits.${kind}.deleteFailed`), reasons: errorTexts(error) });
  };
  return (
    <div className={styles.panel} data-role={role}>
      <div ref={place} className={styles.tags} tabIndex={-1} {...keepFocus}>
        {traits.length === 0 && <p className="mute">{t(`traits.${kind}.none`)}</p>}
        <Tags>
          {traits.map(({ id, text }) => (
            <Tag key={id}>
              {text}
              {isEditing && (
                <button
                  type="button"
                  aria-label={t('traits.delete', { text })}
                  onClick={() => void onDelete(id)}
                >
                  <Icon of={X} />
                </button>
              )}
            </Tag>
          ))}
        </Tags>
      </div>
      {isEditing && <TraitForm kind={kind} userId={userId} status={status} onStatus={setStatus} />}
    </div>
  );
};
