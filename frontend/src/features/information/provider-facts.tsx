import { useTranslation } from 'react-i18next';
import { readOperator } from '../../lib/operator.ts';
import styles from './provider-facts.module.css';

/** Who runs the place; a value nobody has set says so, so that it cannot be overlooked. */
export const ProviderFacts = () => {
  const { t } = useTranslation('information');
  const { name, address, email, register, vatId } = readOperator();
  const missing = <span className={styles.missing}>{t('impressum.provider.missing')}</span>;
  const lines = address.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
  return (
    <dl className={styles.facts}>
      <dt>{t('impressum.provider.name')}</dt>
      <dd>{name || missing}</dd>
      <dt>{t('impressum.provider.address')}</dt>
      <dd>{lines.length > 0 ? lines : missing}</dd>
      <dt>{t('impressum.provider.email')}</dt>
      <dd>
        {email ? (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        ) : (
          missing
        )}
      </dd>
      <dt>{t('impressum.provider.register')}</dt>
      <dd>{register || missing}</dd>
      <dt>{t('impressum.provider.vatId')}</dt>
      <dd>{vatId || missing}</dd>
    </dl>
  );
};
