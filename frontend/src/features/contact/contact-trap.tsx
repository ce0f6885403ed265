import { useTranslation } from 'react-i18next';
import styles from './contact-form.module.css';

type ContactTrapProps = { value: string; onChange: (value: string) => void };

/** A field no person sees or reaches; whoever fills it in is a machine. */
export const ContactTrap = ({ value, onChange }: ContactTrapProps) => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t('footer.leaveEmpty')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
};
