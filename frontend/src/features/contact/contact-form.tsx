import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loader } from '../../ui/loader.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { useSendContactMessageMutation } from './contact.api.ts';
import styles from './contact-form.module.css';

const empty = { senderEmail: '', message: '', website: '' };

export const ContactForm = () => {
  const { t } = useTranslation('common');
  const [draft, setDraft] = useState(empty);
  const [send, { data, isError, isLoading, reset }] = useSendContactMessageMutation();
  const set = (change: Partial<typeof empty>) => {
    setDraft((before) => ({ ...before, ...change }));
    if (data !== undefined || isError) reset();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const sent = await send(draft);
    if (sent.error === undefined) setDraft(empty);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <Field
        label={t('footer.email')}
        type="email"
        name="senderEmail"
        required
        autoComplete="email"
        placeholder={t('footer.emailExample')}
        value={draft.senderEmail}
        onChange={(event) => set({ senderEmail: event.target.value })}
      />
      <TextAreaField
        label={t('footer.message')}
        name="message"
        required
        rows={4}
        maxLength={5000}
        value={draft.message}
        onChange={(event) => set({ message: event.target.value })}
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('footer.leaveEmpty')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={draft.website}
            onChange={(event) => set({ website: event.target.value })}
          />
        </label>
      </div>
      <div className="live" role="status">
        {data !== undefined && <MessageBox kind="ok">{data.message}</MessageBox>}
        {isError && <MessageBox kind="bad">{t('footer.failed')}</MessageBox>}
      </div>
      <div>
        <Button look="meet" size="lg" type="submit" disabled={isLoading}>
          {isLoading ? (
            <>
              <Loader /> {t('loading')}
            </>
          ) : (
            <>
              {t('footer.send')}
              <Icon of={ArrowRight} />
            </>
          )}
        </Button>
      </div>
    </form>
  );
};
