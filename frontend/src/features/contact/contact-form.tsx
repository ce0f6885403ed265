import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToken } from '../../lib/session-token.ts';
import { tokenSubject } from '../../lib/token-subject.ts';
import { useKeptFields, visitor } from '../../lib/use-kept-text.ts';
import { Field, TextAreaField } from '../../ui/field.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import styles from './contact-form.module.css';
import { ContactTrap } from './contact-trap.tsx';
import { SendButton } from './send-button.tsx';
import { useContactMessage } from './use-contact-message.ts';

const empty = { senderEmail: '', message: '' };

/** Whoever is signed in writes a letter of their own; it does not stay for the next one. */
export const ContactForm = () => {
  const writerId = tokenSubject(useToken()) ?? visitor;
  return <Letter key={writerId} writerId={writerId} />;
};

const Letter = ({ writerId }: { writerId: string }) => {
  const { t } = useTranslation('common');
  const { fields, set: keep, forget } = useKeptFields(`${writerId}:contact`, empty);
  const [website, setWebsite] = useState('');
  const [send, { data, isError, isLoading, reset }] = useContactMessage();
  const set = (change: Partial<typeof empty>) => {
    keep(change);
    if (data !== undefined || isError) reset();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (await send({ ...fields, website })) forget();
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
        value={fields.senderEmail}
        onChange={(event) => set({ senderEmail: event.target.value })}
      />
      <TextAreaField
        label={t('footer.message')}
        name="message"
        required
        rows={4}
        maxLength={5000}
        value={fields.message}
        onChange={(event) => set({ message: event.target.value })}
      />
      <ContactTrap value={website} onChange={setWebsite} />
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
