import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, TextAreaField } from '../../ui/field.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { useSendContactMessageMutation } from './contact.api.ts';
import styles from './contact-form.module.css';
import { ContactTrap } from './contact-trap.tsx';
import { SendButton } from './send-button.tsx';

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
      <ContactTrap value={draft.website} onChange={(website) => set({ website })} />
      <div className="live" role="status">
        {data !== undefined && <MessageBox kind="ok">{data.message}</MessageBox>}
      </div>
      <div className="live" role="alert">
        {isError && <MessageBox kind="bad">{t('footer.failed')}</MessageBox>}
      </div>
      <SendButton isLoading={isLoading} />
    </form>
  );
};
