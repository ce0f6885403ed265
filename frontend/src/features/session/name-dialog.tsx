import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Self } from '../../lib/api-types.ts';
import { fullName } from '../../lib/format.ts';
import { browserStore, storageKeys } from '../../lib/storage.ts';
import { useKeptFields } from '../../lib/use-kept-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorBoxes } from '../../ui/message-box.tsx';
import styles from './name-dialog.module.css';
import { useUpdateNameMutation } from './session.api.ts';

const longestName = 60;

/** Asks a member without a name for it, once per browser and member. */
export const NameDialog = ({ self }: { self: Self }) => {
  const { t } = useTranslation('session');
  const [wasAsked, setWasAsked] = useState(() => browserStore().getItem(storageKeys.nameAsked) === self._id);
  const close = () => {
    browserStore().setItem(storageKeys.nameAsked, self._id);
    setWasAsked(true);
  };
  return (
    <Dialog isOpen={fullName(self) === '' && !wasAsked} onClose={close} title={t('name.title')}>
      <p className="mute">{t('name.lead')}</p>
      <NameForm selfId={self._id} onDone={close} />
    </Dialog>
  );
};

const NameForm = ({ selfId, onDone }: { selfId: string; onDone: () => void }) => {
  const { t } = useTranslation(['session', 'common']);
  const { fields, set, forget } = useKeptFields(`${selfId}:name`, { firstname: '', lastname: '' });
  const [problem, setProblem] = useState<string[]>([]);
  const [updateName, { isLoading }] = useUpdateNameMutation();

  const leave = () => {
    forget();
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const name = { firstname: fields.firstname.trim(), lastname: fields.lastname.trim() };
    setProblem([]);
    if (!name.firstname && !name.lastname) return setProblem([t('name.missing')]);
    const { error } = await updateName({ selfId, ...name });
    if (error === undefined) return leave();
    const told = 'messages' in error ? error.messages.map((entry) => entry.message) : [];
    setProblem(told.length > 0 ? told : [t('name.failed')]);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorBoxes messages={problem} />
      <Field
        label={t('name.first')}
        name="firstname"
        autoFocus
        autoComplete="given-name"
        maxLength={longestName}
        value={fields.firstname}
        onChange={(event) => set({ firstname: event.target.value })}
      />
      <Field
        label={t('name.last')}
        name="lastname"
        autoComplete="family-name"
        maxLength={longestName}
        value={fields.lastname}
        onChange={(event) => set({ lastname: event.target.value })}
      />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isLoading || undefined}>
          {isLoading ? t('common:loading') : t('name.save')}
        </Button>
        <Button look="quiet" onClick={leave}>
          {t('name.later')}
        </Button>
      </div>
    </form>
  );
};
